import {
  type Form,
  findForm,
  findItem,
  findMove,
  formsInBattle,
  type LearnKind,
  learnMethods,
  minimumLevel,
  speciesById,
} from '@poketorneo/gen4';
import { possibleGenders, statsOf } from '@poketorneo/rules';
import type { PokemonEntry } from './pokemon-entry.ts';

/**
 * What keeps an entry from existing in generation 4, each in a short sentence; empty when it can.
 *
 * Where the data cannot tell whether ways of learning combine, the stricter answer is given: moves
 * that come by level, machine, tutor or Sketch are taken freely together; one more may come from an
 * egg or in a special way, and none from an event or from generation 3, since those also settle
 * things such as the nature, the gender or the ability.
 */
export function problemsOf(entry: PokemonEntry): string[] {
  const form = findForm(entry.formId);
  if (form === undefined) return [`no form has the id ${entry.formId}`];
  return [
    ...formProblems(form, entry),
    ...genderProblems(form, entry),
    ...levelProblems(form, entry),
    ...moveProblems(form, entry),
    ...itemProblems(form, entry),
    ...shinyProblems(form, entry),
    ...statProblems(form, entry),
  ];
}

function formProblems(form: Form, { abilityId }: PokemonEntry): string[] {
  const problems: string[] = [];
  if (!formsInBattle.includes(form)) problems.push(`${form.identifier} cannot be sent into battle`);
  if (abilityId !== form.firstAbilityId && abilityId !== form.secondAbilityId) {
    problems.push(`${form.identifier} cannot have the ability ${abilityId}`);
  }
  return problems;
}

function genderProblems(form: Form, { gender }: PokemonEntry): string[] {
  const genders = possibleGenders(speciesById(form.speciesId).genderRate);
  return genders.includes(gender) ? [] : [`${form.identifier} is never ${gender}`];
}

function levelProblems(form: Form, { level }: PokemonEntry): string[] {
  const least = minimumLevel(form.id);
  if (!Number.isInteger(level) || level < 1 || level > 100) return [`there is no level ${level}`];
  return level < least ? [`${form.identifier} does not exist below level ${least}`] : [];
}

const freelyCombined: readonly LearnKind[] = ['level-up', 'machine', 'tutor', 'sketch'];
const onePerPokemon: readonly LearnKind[] = ['egg', 'special'];

function moveProblems(form: Form, { level, moveIds }: PokemonEntry): string[] {
  const problems: string[] = [];
  if (moveIds.length < 1 || moveIds.length > 4) problems.push(`it has ${moveIds.length} moves`);
  if (new Set(moveIds).size < moveIds.length) problems.push('it has a move twice');
  const exclusive: string[] = [];
  for (const moveId of moveIds) {
    const name = findMove(moveId)?.identifier ?? `move ${moveId}`;
    const kinds = learnMethods(form.id, moveId)
      .filter((method) => method.level <= level)
      .map(({ kind }) => kind);
    if (kinds.some((kind) => freelyCombined.includes(kind))) continue;
    if (kinds.some((kind) => onePerPokemon.includes(kind))) exclusive.push(name);
    else problems.push(`${form.identifier} cannot be shown to know ${name} at level ${level}`);
  }
  if (exclusive.length > 1) {
    problems.push(`${exclusive.join(' and ')} cannot be shown to combine`);
  }
  return problems;
}

/** Forms that depend on a held item: the form requires it, and holding it always gives the form. */
const formItems: Readonly<Record<string, string>> = {
  'giratina-origin': 'griseousorb',
  'arceus-bug': 'insectplate',
  'arceus-dark': 'dreadplate',
  'arceus-dragon': 'dracoplate',
  'arceus-electric': 'zapplate',
  'arceus-fighting': 'fistplate',
  'arceus-fire': 'flameplate',
  'arceus-flying': 'skyplate',
  'arceus-ghost': 'spookyplate',
  'arceus-grass': 'meadowplate',
  'arceus-ground': 'earthplate',
  'arceus-ice': 'icicleplate',
  'arceus-poison': 'toxicplate',
  'arceus-psychic': 'mindplate',
  'arceus-rock': 'stoneplate',
  'arceus-steel': 'ironplate',
  'arceus-water': 'splashplate',
};

function itemProblems(form: Form, { itemId }: PokemonEntry): string[] {
  if (itemId !== null && findItem(itemId) === undefined) return [`no item is called ${itemId}`];
  const needed = formItems[form.identifier] ?? null;
  if (needed !== null && itemId !== needed) return [`${form.identifier} must hold ${needed}`];
  const given = speciesById(form.speciesId)
    .formIds.map((id) => findForm(id)?.identifier ?? '')
    .find((identifier) => itemId !== null && formItems[identifier] === itemId);
  return needed === null && given !== undefined ? [`${itemId} would make it ${given}`] : [];
}

/** Celebi, Manaphy, Arceus, and the spiky-eared Pichu: no gift of one was ever shiny. */
const neverShinySpecies: ReadonlySet<number> = new Set([251, 490, 493]);
const neverShinyForms: ReadonlySet<string> = new Set(['pichu-spiky-eared']);

function shinyProblems(form: Form, { isShiny }: PokemonEntry): string[] {
  const never = neverShinySpecies.has(form.speciesId) || neverShinyForms.has(form.identifier);
  return isShiny && never ? [`${form.identifier} is never shiny`] : [];
}

function statProblems(form: Form, { level, nature, ivs, evs }: PokemonEntry): string[] {
  const outside = Object.values(ivs).some((iv) => !Number.isInteger(iv) || iv < 0 || iv > 31);
  if (outside) return ['an IV is outside 0 to 31'];
  const efforts = Object.values(evs);
  if (efforts.some((ev) => !Number.isInteger(ev) || ev < 0 || ev > 255)) {
    return ['an EV is outside 0 to 255'];
  }
  if (efforts.reduce((sum, ev) => sum + ev, 0) > 510) return ['its EVs are more than 510'];
  const stats = Object.values(statsOf({ baseStats: form.baseStats, level, nature, ivs, evs }));
  return stats.every((stat) => stat > 0) ? [] : ['a stat is not above 0'];
}
