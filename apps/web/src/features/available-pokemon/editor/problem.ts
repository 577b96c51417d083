import { problemOfPokemonForm } from '@poketorneo/rules';
import { type FormOptions, valuesOf } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { problemOfSpread } from './spread-draft.ts';

/**
 * The first problem of the form as a sentence; null if it can be sent. An invalid IV or EV leaves
 * the computed stats empty: it is reported instead of them.
 */
export function problemOf(draft: Draft, options: FormOptions): string | null {
  const values = valuesOf(draft, options);
  const problemOfSources = problemOfSpread(draft.spread);
  if (problemOfSources === null) return problemOfPokemonForm(values);
  const computed = { hp: 1, attack: 1, defense: 1, spAttack: 1, spDefense: 1, speed: 1 };
  return problemOfPokemonForm({ ...values, ...computed }) ?? problemOfSources;
}
