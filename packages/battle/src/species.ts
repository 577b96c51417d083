import { Dex, type Species } from '@pkmn/sim';
import { allForms, findForm } from '@poketorneo/gen4';

const generation4 = Dex.mod('gen4');
const arceus = 493;
const firstForm = new Map<number, string>([
  [201, 'unown'],
  [412, 'burmy'],
  [413, 'wormadam'],
  [422, 'shellos'],
  [423, 'gastrodon'],
]);

/**
 * The engine's species for one of our forms.
 * @throws RangeError when the form does not exist.
 */
export function speciesOfForm(formId: number): Species {
  const form = findForm(formId);
  if (form === undefined) throw new RangeError(`No form has the id ${formId}`);
  // For default forms the engine uses the species itself, independent of our identifier.
  const plain = form.isDefault ? firstForm.get(form.speciesId) : undefined;
  return generation4.species.get(plain ?? form.identifier.replaceAll('-', ''));
}

const formIds = new Map<string, number>();

/**
 * Our form for an engine species.
 * @throws RangeError when generation 4 has none of that name.
 */
export function formOfSpecies(name: string): number {
  if (formIds.size === 0) {
    for (const form of allForms) {
      if (!form.isUnreachable) formIds.set(speciesOfForm(form.id).id, form.id);
    }
  }
  const formId = formIds.get(generation4.species.get(name).id);
  if (formId === undefined) throw new RangeError(`No form of generation 4 is called ${name}`);
  return formId;
}

/** The species in battle: Arceus has the form of its plate, not of the set. */
export function speciesInBattle(formId: number, itemId: string | null): Species {
  const species = speciesOfForm(formId);
  if (findForm(formId)?.speciesId !== arceus) return species;
  const plate = itemId === null ? undefined : generation4.items.get(itemId).forcedForme;
  return generation4.species.get(plate?.startsWith('Arceus') ? plate : 'Arceus');
}
