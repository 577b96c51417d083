import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import { type Spread, solveSpread, statNames, statsOf } from '@poketorneo/rules';
import { AppError } from '../../errors.ts';

/** A Pokémon's stored values, without id and version. */
export interface PokemonValues extends Omit<AvailablePokemonPayload, 'spread'> {
  /** Null if no spread produces its stats. */
  spread: Spread | null;
}

/** A stored Pokémon. */
export interface StoredPokemon extends PokemonValues {
  id: number;
  /** Incremented by organisers' changes; completing the spread does not. */
  version: number;
}

export const noSuchPokemon = () => new AppError('not-found', 'Questo Pokémon non esiste');

/** The values set by organisers, without derived ones. */
export function valuesOf({
  id: _id,
  version: _version,
  spread: _spread,
  ...values
}: StoredPokemon) {
  return values;
}

/**
 * Adds the submitted spread if it produces the stats, else the previous one if that does, else a
 * solved one.
 */
export function withSpread(
  { spread, ...values }: AvailablePokemonPayload,
  before: Spread | null = null,
): PokemonValues {
  const sent = spread ?? null;
  const known = sent !== null && producesStats(sent, values) ? sent : before;
  return { ...values, spread: spreadOf(values, known) };
}

type StatsInput = Pick<AvailablePokemonPayload, 'formId' | 'level' | keyof Spread['ivs']>;

/** Whether a spread produces the stats. */
function producesStats(spread: Spread, values: StatsInput): boolean {
  const { baseStats } = formById(values.formId);
  const expected = statsOf({ baseStats, level: values.level, ...spread });
  return statNames.every((stat) => expected[stat] === values[stat]);
}

/** The known spread if it produces the stats, else a solved one; null if there is none. */
export function spreadOf(values: StatsInput, known: Spread | null): Spread | null {
  const { formId, level, hp, attack, defense, spAttack, spDefense, speed } = values;
  if (known !== null && producesStats(known, values)) return known;
  const { baseStats } = formById(formId);
  const stats = { hp, attack, defense, spAttack, spDefense, speed };
  return solveSpread({ baseStats, level, stats });
}
