import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formById } from '@poketorneo/gen4';
import { type Spread, solveSpread, statNames, statsOf } from '@poketorneo/rules';
import { AppError } from '../../errors.ts';

/** What the database holds of an available Pokémon, whichever it is. */
export interface PokemonValues extends Omit<AvailablePokemonPayload, 'spread'> {
  /** What its stats follow from; null where nothing gives these stats. */
  spread: Spread | null;
}

/** An available Pokémon as the database holds it. */
export interface StoredPokemon extends PokemonValues {
  id: number;
  /** Counts up at each change of what organisers decide; the spread may be found out later. */
  version: number;
}

export const noSuchPokemon = () => new AppError('not-found', 'Questo Pokémon non esiste');

/** What an organiser decides about a Pokémon: all of it but what follows from that. */
export function valuesOf({
  id: _id,
  version: _version,
  spread: _spread,
  ...values
}: StoredPokemon) {
  return values;
}

/**
 * A Pokémon as an organiser wants it: with the spread that was sent along if it gives the stats, else
 * with the one that it had before if that still does.
 */
export function withSpread(
  { spread, ...values }: AvailablePokemonPayload,
  before: Spread | null = null,
): PokemonValues {
  const sent = spread ?? null;
  const known = sent !== null && gives(sent, values) ? sent : before;
  return { ...values, spread: spreadOf(values, known) };
}

type Measured = Pick<AvailablePokemonPayload, 'formId' | 'level' | keyof Spread['ivs']>;

/** Whether a spread gives a Pokémon its stats. */
function gives(spread: Spread, values: Measured): boolean {
  const { baseStats } = formById(values.formId);
  const expected = statsOf({ baseStats, level: values.level, ...spread });
  return statNames.every((stat) => expected[stat] === values[stat]);
}

/** The known spread if it gives a Pokémon its stats, else one that does; null where none does. */
export function spreadOf(values: Measured, known: Spread | null): Spread | null {
  const { formId, level, hp, attack, defense, spAttack, spDefense, speed } = values;
  if (known !== null && gives(known, values)) return known;
  const { baseStats } = formById(formId);
  const stats = { hp, attack, defense, spAttack, spDefense, speed };
  return solveSpread({ baseStats, level, stats });
}
