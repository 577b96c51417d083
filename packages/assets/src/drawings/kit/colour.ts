import { palette } from './palette.ts';

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour `share` of the way from `from` to `to`; both are #rrggbb, `share` is 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, index) => Math.round(value + ((b[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** `colour` brought towards the light. */
export function lighter(colour: string, share: number): string {
  return mix(colour, '#ffffff', share);
}

/** `colour` brought towards the night. */
export function darker(colour: string, share: number): string {
  return mix(colour, palette.night, share);
}

/** WCAG relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** White or navy, whichever reads better on `ground`. */
export function inkOn(ground: string): string {
  return contrast(ground, '#ffffff') >= contrast(ground, palette.navy) ? '#ffffff' : palette.navy;
}
