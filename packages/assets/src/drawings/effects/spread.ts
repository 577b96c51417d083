import { group } from '../kit/svg.ts';

/** Each drawing of the sheet has so much room either way; it stands around the middle of it. */
export const cell = 64;

/** The same drawing, turned again and again around the middle. */
export function turned(count: number, drawing: string, from = 0): string {
  return Array.from({ length: count }, (_, index) =>
    group({ transform: `rotate(${from + (index * 360) / count})` }, drawing),
  ).join('');
}
