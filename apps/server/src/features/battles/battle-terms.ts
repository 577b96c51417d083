import type { BattleTerms } from '@poketorneo/contract';
import { allAbilities, allForms, allItems, allMoves, typeIdsOf } from '@poketorneo/gen4';

/** The Italian names of everything that battles speak of. */
export function battleTerms(): BattleTerms {
  return {
    moves: Object.fromEntries(
      allMoves.map(({ identifier, name, typeId, damageClass }) => [
        identifier,
        { name, typeId, damageClass },
      ]),
    ),
    abilities: Object.fromEntries(allAbilities.map(({ identifier, name }) => [identifier, name])),
    items: Object.fromEntries(allItems.map(({ identifier, name }) => [identifier, name])),
    forms: Object.fromEntries(
      allForms.map((form) => [
        form.id,
        { name: form.name, speciesId: form.speciesId, typeIds: typeIdsOf(form) },
      ]),
    ),
  };
}
