import { type Drawing, type Region, regions } from './drawing.ts';
import { hoennCard } from './hoenn.ts';
import { johtoCard } from './johto.ts';
import { kantoCard } from './kanto.ts';
import { sinnohCard } from './sinnoh.ts';

const cards: Readonly<Record<Region, () => string>> = {
  kanto: kantoCard,
  johto: johtoCard,
  hoenn: hoennCard,
  sinnoh: sinnohCard,
};

/** The background of every tournament's card. */
export function tournamentDrawings(): Drawing[] {
  return regions.map((region) => ({ path: `tournaments/${region}.svg`, svg: cards[region]() }));
}
