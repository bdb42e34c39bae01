import { landscape, type PictureSize } from "./landscape";

const addresses = new Map<string, string>();

/** The address of a place's picture, for an image. It is drawn once and kept as long as the page is open. */
export function picture(name: string, typeLine: string, size: PictureSize): string {
  const key = `${size}|${name}|${typeLine}`;
  let address = addresses.get(key);
  if (address === undefined) {
    address = imageAddress(landscape(name, typeLine).svg(size));
    addresses.set(key, address);
  }
  return address;
}

/** A drawing as something that an image can show. */
export function imageAddress(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
