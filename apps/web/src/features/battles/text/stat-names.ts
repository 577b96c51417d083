import type { BoostedStat } from '@poketorneo/contract';

/** What the stats are called in the middle of a sentence. */
export const statNames: Readonly<Record<BoostedStat, string>> = {
  attack: 'l’Attacco',
  defense: 'la Difesa',
  spAttack: 'l’Attacco Speciale',
  spDefense: 'la Difesa Speciale',
  speed: 'la Velocità',
  accuracy: 'la precisione',
  evasion: 'l’elusione',
};
