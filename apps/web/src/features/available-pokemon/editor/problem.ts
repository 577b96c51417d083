import { problemOfPokemonForm } from '@poketorneo/rules';
import { type FormOptions, valuesOf } from './draft.ts';
import type { Draft } from './draft-types.ts';
import { problemOfSpread } from './spread-draft.ts';

/**
 * What is wrong first with what the form holds, in words for the screen; null when it can be sent.
 * Stats that wait for a better IV are not missing: the IV is wrong.
 */
export function problemOf(draft: Draft, options: FormOptions): string | null {
  const values = valuesOf(draft, options);
  const problemOfSources = problemOfSpread(draft.spread);
  if (problemOfSources === null) return problemOfPokemonForm(values);
  const computed = { hp: 1, attack: 1, defense: 1, spAttack: 1, spDefense: 1, speed: 1 };
  return problemOfPokemonForm({ ...values, ...computed }) ?? problemOfSources;
}
