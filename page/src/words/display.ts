import { piece } from "./piece";

export default piece({
  en: {
    "paper.turnOf": "{name}’s turn {n}",
  },
  de: {
    "paper.turnOf": "{name}: Zug {n}",
  },
});
