import { learn } from "./catalogue";
import display from "./display";
import laying from "./laying";
import phones from "./phones";

/** What the page says at paper tables: it comes with that part of the page, so that other tables need not wait for it. */
export const companionPieces = { display, laying, phones };

export type CompanionWords = (typeof display)["en"] & (typeof laying)["en"] & (typeof phones)["en"];

for (const words of Object.values(companionPieces)) learn(words);
