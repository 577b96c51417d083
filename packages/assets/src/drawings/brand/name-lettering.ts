import { word, wordWidth } from '../kit/lettering.ts';

/** The product's name in two colours, its capitals 40 high; the first half in `ink`. */
export function nameLettering(ink: string, accent: string): { content: string; width: number } {
  const setting = { x: 0, y: 0, height: 40, pen: 10, tracking: 6 };
  const first = wordWidth('POKÉ', { ...setting, colour: ink });
  const second = wordWidth('TORNEO', { ...setting, colour: accent });
  return {
    content:
      word('POKÉ', { ...setting, colour: ink }) +
      word('TORNEO', { ...setting, x: first + 8, colour: accent }),
    width: first + 8 + second,
  };
}
