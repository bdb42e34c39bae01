import { keep, kept } from "../settings/keeping";

/** What a device shows of a paper table: what one player needs, or the plane for all. */
export const MODES = ["phone", "display"] as const;
export type Mode = (typeof MODES)[number];

const NARROW = 600;

/** What suits a screen of this size: what fits into a hand is a phone. */
export function suits(width: number, height: number): Mode {
  return Math.min(width, height) < NARROW ? "phone" : "display";
}

/** What this device was used for at a table; a device that only looks has no seat. */
export class Device {
  mode: Mode = $state("phone");
  /** Whether somebody has said that this device is nobody's, and only looks. */
  looks = $state(false);

  constructor(
    private readonly code: string,
    usual: Mode,
  ) {
    this.mode = kept(`device.${code}`, (value) => MODES.find((one) => one === value)) ?? usual;
  }

  show(mode: Mode): void {
    this.mode = mode;
    keep(`device.${this.code}`, mode);
  }
}
