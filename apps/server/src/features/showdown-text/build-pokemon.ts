import type { AvailablePokemonPayload } from '@poketorneo/contract';
import { formById, speciesById, typeById } from '@poketorneo/gen4';
import {
  hiddenPowerTypeId,
  ivsForHiddenPower,
  possibleGenders,
  type Stats,
  statNames,
  statsOf,
} from '@poketorneo/rules';
import type { Draft } from './draft.ts';
import { defaults } from './stat-names.ts';

/**
 * Builds a Pokémon with stats from a draft; null if a required line is invalid, a problem if lines
 * contradict each other.
 */
export function buildPokemon(
  draft: Draft,
): { value: AvailablePokemonPayload | null } | { line: number; problem: string } {
  const ivs = ivsOf(draft);
  if ('problem' in ivs) return ivs;
  const [first, ...others] = draft.moves;
  if (draft.head === null || first === undefined) return { value: null };

  const { formId, itemId } = draft.head;
  const form = formById(formId);
  const [defaultGender = 'genderless'] = possibleGenders(speciesById(form.speciesId).genderRate);
  const level = draft.level ?? defaults.level;
  const spread = {
    nature: draft.nature ?? defaults.nature,
    ivs: ivs.value,
    evs: completeStats(draft.evs ?? {}, defaults.ev),
  };
  const [second, third, fourth] = others;
  return {
    value: {
      formId,
      level,
      gender: draft.head.gender ?? defaultGender,
      isShiny: draft.isShiny ?? false,
      abilityId: draft.abilityId ?? form.firstAbilityId,
      ...statsOf({ baseStats: form.baseStats, level, ...spread }),
      moveId1: first.id,
      moveId2: second?.id ?? null,
      moveId3: third?.id ?? null,
      moveId4: fourth?.id ?? null,
      itemId,
      spread,
    },
  };
}

/** Hidden Power's type determines the IVs, or must match them. */
function ivsOf({ ivs, moves }: Draft): { value: Stats } | { line: number; problem: string } {
  const typed = moves.find(({ typeId }) => typeId !== null);
  if (ivs === null) {
    const fitting = typed?.typeId == null ? null : ivsForHiddenPower(typed.typeId);
    return { value: fitting ?? completeStats({}, defaults.iv) };
  }
  const value = completeStats(ivs, defaults.iv);
  const given = hiddenPowerTypeId(value);
  if (typed === undefined || typed.typeId === given) return { value };
  const { identifier } = typeById(given);
  const english = `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}`;
  return {
    line: typed.line,
    problem: `Con questi IVs è «Hidden Power [${english}]»: cambia il tipo oppure la riga «IVs:».`,
  };
}

function completeStats(given: Partial<Stats>, fallback: number): Stats {
  const six = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
  for (const stat of statNames) six[stat] = given[stat] ?? fallback;
  return six;
}
