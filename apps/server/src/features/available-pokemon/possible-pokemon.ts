import type { AvailablePokemonPayload } from '@poketorneo/contract';
import {
  findForm,
  findItem,
  findMove,
  formsInBattle,
  learnableMoveIds,
  speciesById,
} from '@poketorneo/gen4';
import { possibleGenders, problemOfPokemonForm } from '@poketorneo/rules';

/**
 * What is wrong first with a Pokémon that an organiser wants to save, in words for the screen; null
 * when generation 4 has one like it. The form's own rules come before what only the data can tell.
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
  if (values.abilityId !== form.firstAbilityId && values.abilityId !== form.secondAbilityId) {
    return `${form.name} non può avere questa abilità`;
  }
  const learnable = learnableMoveIds(form.id);
  for (const moveId of [values.moveId1, values.moveId2, values.moveId3, values.moveId4]) {
    if (moveId === null) continue;
    const move = findMove(moveId);
    if (move === undefined) return 'Una delle mosse scelte non esiste';
    if (!learnable.includes(moveId)) return `${form.name} non può imparare ${move.name}`;
  }
  if (values.itemId !== null && findItem(values.itemId) === undefined) {
    return 'Lo strumento scelto non esiste';
  }
  return null;
}
