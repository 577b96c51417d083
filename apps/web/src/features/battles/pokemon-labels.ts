import type {
  BattleTerms,
  BoostedStat,
  Condition,
  Gender,
  MajorStatus,
} from '@poketorneo/contract';

/** The name of a form; 'Pokémon' for an unknown one. */
export function formName(formId: number, terms: BattleTerms): string {
  return terms.forms[formId]?.name ?? 'Pokémon';
}

/** Status conditions as plates show them. */
export const statusLetters: Readonly<Record<MajorStatus, string>> = {
  par: 'PAR',
  brn: 'SCT',
  psn: 'AVV',
  tox: 'AVV',
  slp: 'SON',
  frz: 'GEL',
};

export const statusLabels: Readonly<Record<MajorStatus, string>> = {
  par: 'paralizzato',
  brn: 'scottato',
  psn: 'avvelenato',
  tox: 'iperavvelenato',
  slp: 'addormentato',
  frz: 'congelato',
};

export const genderSigns: Readonly<Record<Gender, string>> = {
  male: '♂',
  female: '♀',
  genderless: '',
};
export const genderLabels: Readonly<Record<Gender, string>> = {
  male: 'maschio',
  female: 'femmina',
  genderless: '',
};

/** The item of an own Pokémon. */
export function itemLabel(item: string | null, terms: BattleTerms): string {
  return item === null ? 'nessuno' : (terms.items[item] ?? item);
}

/** The colour band of an HP bar: above a half, above a fifth, or below. */
export function hpBand({ hp, maxHp }: Condition): 'high' | 'middle' | 'low' {
  if (hp * 2 > maxHp) return 'high';
  return hp * 5 > maxHp ? 'middle' : 'low';
}

/** The stages of a stat, as in '+2' or '−1'. */
export function stagesLabel(stages: number): string {
  return stages > 0 ? `+${stages}` : `−${-stages}`;
}

/** Stats with stages in battles. */
export const statLabels: Readonly<Record<BoostedStat, string>> = {
  attack: 'Attacco',
  defense: 'Difesa',
  spAttack: 'Attacco speciale',
  spDefense: 'Difesa speciale',
  speed: 'Velocità',
  accuracy: 'Precisione',
  evasion: 'Elusione',
};
