import type { AvailablePokemonPayload } from '@poketorneo/contract';
import {
  findAbility,
  findForm,
  findItem,
  findMove,
  formsInBattle,
  speciesById,
} from '@poketorneo/gen4';
import { possibleGenders, problemOfPokemonForm } from '@poketorneo/rules';

/**
 * The first problem of a submitted Pokémon, as shown; null if it can be saved. What is impossible
 * in generation 4 is only reported (see `toOrganiserView`).
 */
export function problemOfPokemon(values: AvailablePokemonPayload): string | null {
  return problemOfPokemonForm(values) ?? problemOfFacts(values);
}

function problemOfFacts(values: AvailablePokemonPayload): string | null {
  const form = findForm(values.formId);
  if (form === undefined || !formsInBattle.includes(form)) {
    return 'Questo Pokémon non esiste o non può lottare';
  }
  const genders = possibleGenders(speciesById(form.speciesId).genderRate);
  if (!genders.includes(values.gender)) return `${form.name} non può essere di questo sesso`;
  if (findAbility(values.abilityId) === undefined) return 'L’abilità scelta non esiste';
  for (const moveId of [values.moveId1, values.moveId2, values.moveId3, values.moveId4]) {
    if (moveId !== null && findMove(moveId) === undefined) {
      return 'Una delle mosse scelte non esiste';
    }
  }
  if (values.itemId !== null && findItem(values.itemId) === undefined) {
    return 'Lo strumento scelto non esiste';
  }
  return null;
}
