import type { BoostedStat, Condition, Gender, MajorStatus } from '@poketorneo/contract';

/** Status conditions as plates show them. */
export const statusLetters: Readonly<Record<MajorStatus, string>> = {
  par: 'PAR',
  brn: 'SCT',
  psn: 'AVV',
  tox: 'AVV',
  slp: 'SON',
  frz: 'GEL',
};

export const statusWords: Readonly<Record<MajorStatus, string>> = {
  par: 'paralizzato',
  brn: 'scottato',
  psn: 'avvelenato',
  tox: 'iperavvelenato',
  slp: 'addormentato',
  frz: 'congelato',
};

export const genderMarks: Readonly<Record<Gender, readonly [sign: string, word: string]>> = {
  male: ['♂', 'maschio'],
  female: ['♀', 'femmina'],
  genderless: ['', ''],
};

export const statLetters: Readonly<Record<BoostedStat, readonly [short: string, word: string]>> = {
  attack: ['Att', 'Attacco'],
  defense: ['Dif', 'Difesa'],
  spAttack: ['AtS', 'Attacco speciale'],
  spDefense: ['DiS', 'Difesa speciale'],
  speed: ['Vel', 'Velocità'],
  accuracy: ['Pre', 'Precisione'],
  evasion: ['Elu', 'Elusione'],
};

/** Below these shares of its HP a Pokémon's bar turns yellow, then red. */
export const bandLimits = { middle: 0.5, low: 0.2 } as const;

/** How much is left, from 0 to 1. */
export function hpShare({ hp, maxHp }: Condition): number {
  return maxHp === 0 ? 0 : Math.max(0, Math.min(1, hp / maxHp));
}

export function hpBand(share: number): 'high' | 'middle' | 'low' {
  if (share > bandLimits.middle) return 'high';
  return share > bandLimits.low ? 'middle' : 'low';
}
