/** Values of a Pokémon's stats. */
export interface StatValues {
  hp: number;
  attack: number;
  defense: number;
  spAttack: number;
  spDefense: number;
  speed: number;
  /** Shown as a last row. */
  total?: number;
}

export type StatRow = keyof StatValues;
export type StatLabels = Record<StatRow, string>;

/** In display order. */
export const statRows: readonly StatRow[] = [
  'hp',
  'attack',
  'defense',
  'spAttack',
  'spDefense',
  'speed',
  'total',
];

/** English labels of the Pokédex card. */
export const baseStatLabels: StatLabels = {
  hp: 'HP',
  attack: 'Attack',
  defense: 'Defense',
  spAttack: 'Sp. Attack',
  spDefense: 'Sp. Defense',
  speed: 'Speed',
  total: 'Total',
};

/** Italian labels of lists and teams. */
export const statLabels: StatLabels = {
  hp: 'PS',
  attack: 'Attacco',
  defense: 'Difesa',
  spAttack: 'Att. sp.',
  spDefense: 'Dif. sp.',
  speed: 'Velocità',
  total: 'Totale',
};
