/** A colour by lightness (0 to 1), chroma and hue (degrees), with an alpha where it is see-through. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
  readonly a?: number;
}

export function oklch(l: number, c: number, h: number, a?: number): Oklch {
  const turned = ((h % 360) + 360) % 360;
  return a === undefined ? { l, c, h: turned } : { l, c, h: turned, a };
}

/** As CSS and SVG write it. */
export function css({ l, c, h, a }: Oklch): string {
  const written = `${short(l, 3)} ${short(c, 3)} ${Math.round(h)}`;
  return a === undefined ? `oklch(${written})` : `oklch(${written} / ${short(a, 2)})`;
}

function short(value: number, digits: number): string {
  return value.toFixed(digits).replace(/\.?0+$/, "");
}

/** Red, green and blue in linear light, kept within what a screen shows. */
export type Light = readonly [number, number, number];

export function light(color: Oklch | string): Light {
  if (typeof color === "string") return fromHex(color);
  const angle = (color.h * Math.PI) / 180;
  const [a, b] = [color.c * Math.cos(angle), color.c * Math.sin(angle)];
  const l = (color.l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (color.l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (color.l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function fromHex(hex: string): Light {
  const channel = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** A colour as screens write it, with only this share of its light. */
export function darker(hex: string, share: number): string {
  const channel = (at: number): string =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** What is seen when a colour with this alpha lies over another; screens mix encoded values, not light. */
export function over(upper: Light, alpha: number, lower: Light): Light {
  const mix = (index: 0 | 1 | 2): number => decode(encode(upper[index]) * alpha + encode(lower[index]) * (1 - alpha));
  return [mix(0), mix(1), mix(2)];
}

function encode(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance([r, g, b]: Light): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours as WCAG reckons it, from 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** How far two hues are apart, from 0 to 180 degrees. */
export function apart(one: number, other: number): number {
  return Math.abs(((((one - other) % 360) + 540) % 360) - 180);
}
