import type { Gender } from '@poketorneo/contract';
import { englishName, formById, speciesById } from '@poketorneo/gen4';
import { possibleGenders } from '@poketorneo/rules';
import type { Head } from './draft.ts';
import { formNames, isBattleOnly, itemNames } from './names.ts';

/** A value or a problem. */
export type ParseResult<Value> = { value: Value } | { problem: string };

const signs: Readonly<Record<string, Gender>> = { M: 'male', F: 'female', N: 'genderless' };

/** The first line: 'Nickname (Species) (F) @ Item', of which only the species is required. */
export function parseHead(line: string): ParseResult<Head> {
  const { rest, itemName } = splitItem(line);
  const itemId = itemName === null ? null : itemNames.find(itemName);
  if (itemId === undefined) return { problem: unknownItem(itemName ?? '') };

  const signed = /^(.*\S)\s*\(([MFN])\)$/i.exec(rest);
  const gender = signs[signed?.[2]?.toUpperCase() ?? ''] ?? null;
  const named = signed?.[1] ?? rest;
  const formId = findForm(named);
  if (formId === undefined) return { problem: unknownPokemon(named) };

  const genders = possibleGenders(speciesById(formById(formId).speciesId).genderRate);
  if (gender !== null && !genders.includes(gender)) {
    return { problem: impossibleGender(formId, genders) };
  }
  return { value: { formId, gender, itemId } };
}

function splitItem(line: string): { rest: string; itemName: string | null } {
  const at = line.lastIndexOf('@');
  if (at < 0) return { rest: line.trim(), itemName: null };
  return { rest: line.slice(0, at).trim(), itemName: line.slice(at + 1).trim() };
}

/** With a nickname the species is in brackets; no species name contains brackets. */
function findForm(named: string): number | undefined {
  const bracketed = /\(([^()]+)\)$/.exec(named)?.[1];
  return bracketed === undefined ? formNames.find(named) : formNames.find(bracketed);
}

function unknownPokemon(named: string): string {
  const written = /\(([^()]+)\)$/.exec(named)?.[1] ?? named;
  if (written === '') return 'Manca il nome del Pokémon, come «Garchomp» o «Rotom-Heat».';
  if (isBattleOnly(written)) return `«${written}» è una forma che si prende solo in lotta.`;
  if (formNames.isLater(written)) {
    return `«${written}» arriva dopo la quarta generazione: qui non c’è.`;
  }
  const suggestion = formNames.suggest(written);
  const hint =
    suggestion === undefined ? 'come «Garchomp» o «Rotom-Heat»' : `forse «${suggestion}»`;
  return `Non conosco il Pokémon «${written}»: serve il nome inglese, ${hint}.`;
}

function unknownItem(written: string): string {
  if (written === '')
    return 'Dopo «@» manca lo strumento: serve il nome inglese, come «Leftovers».';
  if (itemNames.isLater(written)) {
    return `Lo strumento «${written}» arriva dopo la quarta generazione: qui non c’è.`;
  }
  const suggestion = itemNames.suggest(written);
  const hint = suggestion === undefined ? 'come «Leftovers»' : `forse «${suggestion}»`;
  return `Non conosco lo strumento «${written}»: serve il nome inglese, ${hint}.`;
}

function impossibleGender(formId: number, genders: readonly Gender[]): string {
  const name = englishName('form', formId);
  if (genders[0] === 'genderless') return `${name} non ha sesso: togli la lettera tra parentesi.`;
  const signsOf = genders.map((gender) => (gender === 'male' ? '«(M)»' : '«(F)»'));
  return `${name} può essere solo ${signsOf.join(' o ')}.`;
}
