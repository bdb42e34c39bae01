import type { Chance } from "../hash";
import type { Palette } from "./palette";

export type Point = readonly [number, number];

/** Numbers are written short: a picture has thousands of them. */
export function n(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

/** A drawing as it grows: flat shapes one over the other. */
export class Canvas {
  readonly #shapes: string[] = [];
  readonly #defs: string[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
    readonly random: Chance,
    readonly ink: Palette,
    /** How much small detail there is room for, from 0 to 1. */
    readonly detail: number,
  ) {}

  /** Something between two numbers. */
  between(low: number, high: number): number {
    return low + this.random() * (high - low);
  }

  /** A number of small things, fewer where the picture is small. */
  count(many: number): number {
    return Math.max(1, Math.round(many * this.detail));
  }

  add(svg: string): void {
    this.#shapes.push(svg);
  }

  define(svg: string): void {
    this.#defs.push(svg);
  }

  path(d: string, fill: string, opacity = 1): void {
    this.#shapes.push(`<path d="${d}" fill="${fill}"${faint(opacity)}/>`);
  }

  stroke(d: string, color: string, width: number, opacity = 1): void {
    this.#shapes.push(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round"${faint(opacity)}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: string, opacity = 1): void {
    this.#shapes.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${faint(opacity)}/>`);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, opacity = 1, round = 0): void {
    const corner = round > 0 ? ` rx="${n(round)}"` : "";
    this.#shapes.push(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${corner} fill="${fill}"${faint(opacity)}/>`,
    );
  }

  svg(): string {
    const defs = this.#defs.length > 0 ? `<defs>${this.#defs.join("")}</defs>` : "";
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}" preserveAspectRatio="xMidYMid slice">${defs}${this.#shapes.join("")}</svg>`;
  }
}

function faint(opacity: number): string {
  return opacity < 1 ? ` opacity="${Math.round(opacity * 100) / 100}"` : "";
}
