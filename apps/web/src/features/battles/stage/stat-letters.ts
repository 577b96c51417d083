import type { BoostedStat } from '@poketorneo/contract';

/** The stats that battles raise and lower, as plates write them and as they are called. */
export const statLetters: Readonly<Record<BoostedStat, readonly [short: string, word: string]>> = {
  attack: ['Att', 'Attacco'],
  defense: ['Dif', 'Difesa'],
  spAttack: ['AtS', 'Attacco speciale'],
  spDefense: ['DiS', 'Difesa speciale'],
  speed: ['Vel', 'Velocità'],
  accuracy: ['Pre', 'Precisione'],
  evasion: ['Elu', 'Elusione'],
};
