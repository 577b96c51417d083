import type { PokemonType, TypeEfficacies } from '@poketorneo/contract';

export interface EfficacyRow {
  label: string;
  types: readonly PokemonType[];
}

/** The factors possible against a Pokémon of two types, or against a single type. */
export type EfficacyRange = 'pokemon' | 'type';

/** Rows of a table of weaknesses, highest factor first. */
export function efficacyRows(efficacies: TypeEfficacies, range: EfficacyRange): EfficacyRow[] {
  const rows = [
    { label: '4x', types: efficacies.x4Weakness, isForPairsOnly: true },
    { label: '2x', types: efficacies.x2Weakness, isForPairsOnly: false },
    { label: '1x', types: efficacies.x1Weakness, isForPairsOnly: false },
    { label: '0.5x', types: efficacies.x05Weakness, isForPairsOnly: false },
    { label: '0.25x', types: efficacies.x025Weakness, isForPairsOnly: true },
    { label: '0x', types: efficacies.x0Weakness, isForPairsOnly: false },
  ];
  return rows
    .filter(({ isForPairsOnly }) => range === 'pokemon' || !isForPairsOnly)
    .map(({ label, types }) => ({ label, types }));
}
