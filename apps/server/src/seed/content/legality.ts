import {
  abilityById,
  type Form,
  findForm,
  findItem,
  findMove,
  formsInBattle,
  legalOptionsOf,
  speciesById,
} from '@poketorneo/gen4';
import {
  legalityIssuesOf,
  legalityWarningsOf,
  possibleGenders,
  problemOfSpreadForm,
  statNames,
  statsOf,
} from '@poketorneo/rules';
import type { PokemonEntry } from './pokemon-entry.ts';

/**
 * Problems of an entry; empty if valid. It must be legal in generation 4 without warnings
 * (see `legalityWarningsOf`).
 */
export function problemsOf(entry: PokemonEntry): string[] {
  const form = findForm(entry.formId);
  if (form === undefined) return [`no form has the id ${entry.formId}`];
  if (!Number.isInteger(entry.level) || entry.level < 1 || entry.level > 100) {
    return [`there is no level ${entry.level}`];
  }
  return [
    ...formProblems(form, entry),
    ...listProblems(entry),
    ...possibilityProblems(form, entry),
    ...statProblems(form, entry),
  ];
}

function formProblems(form: Form, { gender }: PokemonEntry): string[] {
  const problems: string[] = [];
  if (!formsInBattle.includes(form)) problems.push(`${form.identifier} cannot be sent into battle`);
  const genders = possibleGenders(speciesById(form.speciesId).genderRate);
  if (!genders.includes(gender)) problems.push(`${form.identifier} is never ${gender}`);
  return problems;
}

function listProblems({ moveIds, itemId }: PokemonEntry): string[] {
  const problems: string[] = [];
  if (moveIds.length < 1 || moveIds.length > 4) problems.push(`it has ${moveIds.length} moves`);
  if (new Set(moveIds).size < moveIds.length) problems.push('it has a move twice');
  if (itemId !== null && findItem(itemId) === undefined) {
    problems.push(`no item is called ${itemId}`);
  }
  return problems;
}

function possibilityProblems(form: Form, entry: PokemonEntry): string[] {
  const { level, isShiny, abilityId, moveIds, itemId } = entry;
  const moves = moveIds.map((id) => ({ id, name: findMove(id)?.identifier ?? `move ${id}` }));
  const ability = abilityById(abilityId);
  const possible = legalOptionsOf(form.id);
  return [
    ...legalityIssuesOf({ level, isShiny, ability, moves, itemId, hasSpread: null }, possible).map(
      ({ text }) => text,
    ),
    ...legalityWarningsOf({ level, moves }, possible),
  ];
}

function statProblems(form: Form, { level, nature, ivs, evs }: PokemonEntry): string[] {
  const problem = problemOfSpreadForm({ ivs, evs });
  if (problem !== null) return [problem];
  const stats = statsOf({ baseStats: form.baseStats, level, nature, ivs, evs });
  return statNames.every((stat) => stats[stat] > 0) ? [] : ['a stat is not above 0'];
}
