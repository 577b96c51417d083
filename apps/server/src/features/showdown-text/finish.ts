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
import { unsaid } from './stat-names.ts';

/**
 * The Pokémon that a draft makes, with its stats; null where what it needs could not be read. What the
 * lines say may contradict itself: then the answer is which line does.
 */
export function finish(
  draft: Draft,
): { value: AvailablePokemonPayload | null } | { line: number; problem: string } {
  const ivs = ivsOf(draft);
  if ('problem' in ivs) return ivs;
  const [first, ...others] = draft.moves;
  if (draft.head === null || first === undefined) return { value: null };

  const { formId, itemId } = draft.head;
  const form = formById(formId);
  const [usualGender = 'genderless'] = possibleGenders(speciesById(form.speciesId).genderRate);
  const level = draft.level ?? unsaid.level;
  const spread = {
    nature: draft.nature ?? unsaid.nature,
    ivs: ivs.value,
    evs: allSix(draft.evs ?? {}, unsaid.ev),
  };
  const [second, third, fourth] = others;
  return {
    value: {
      formId,
      level,
      gender: draft.head.gender ?? usualGender,
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

/** A type written beside Hidden Power says what the IVs are, or must agree with them. */
function ivsOf({ ivs, moves }: Draft): { value: Stats } | { line: number; problem: string } {
  const typed = moves.find(({ typeId }) => typeId !== null);
  if (ivs === null) {
    const fitting = typed?.typeId == null ? null : ivsForHiddenPower(typed.typeId);
    return { value: fitting ?? allSix({}, unsaid.iv) };
  }
  const value = allSix(ivs, unsaid.iv);
  const given = hiddenPowerTypeId(value);
  if (typed === undefined || typed.typeId === given) return { value };
  const { identifier } = typeById(given);
  const english = `${identifier.charAt(0).toUpperCase()}${identifier.slice(1)}`;
  return {
    line: typed.line,
    problem: `Con questi IVs è «Hidden Power [${english}]»: cambia il tipo oppure la riga «IVs:».`,
  };
}

function allSix(said: Partial<Stats>, otherwise: number): Stats {
  const six = { hp: 0, attack: 0, defense: 0, spAttack: 0, spDefense: 0, speed: 0 };
  for (const stat of statNames) six[stat] = said[stat] ?? otherwise;
  return six;
}
