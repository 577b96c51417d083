import type { AvailablePokemonPayload, Gender } from '@poketorneo/contract';
import type { PokemonFormValues } from '@poketorneo/rules';
import type { Draft } from './draft-types.ts';
import { parseNumber } from './parse-number.ts';
import { parseSpread, spreadDraftOf } from './spread-draft.ts';

export const emptyDraft: Draft = {
  formId: null,
  isShiny: false,
  gender: null,
  level: '',
  abilityId: 'first',
  moveIds: { moveId1: null, moveId2: null, moveId3: null, moveId4: null },
  stats: { hp: '', attack: '', defense: '', spAttack: '', spDefense: '', speed: '' },
  spread: null,
  itemId: null,
};

/** The draft that editing starts from. */
export function draftOf(info: AvailablePokemonPayload): Draft {
  const { moveId1, moveId2, moveId3, moveId4 } = info;
  return {
    formId: info.formId,
    isShiny: info.isShiny,
    gender: info.gender,
    level: String(info.level),
    abilityId: info.abilityId,
    moveIds: { moveId1, moveId2, moveId3, moveId4 },
    stats: {
      hp: String(info.hp),
      attack: String(info.attack),
      defense: String(info.defense),
      spAttack: String(info.spAttack),
      spDefense: String(info.spDefense),
      speed: String(info.speed),
    },
    spread: info.spread ? spreadDraftOf(info.spread) : null,
    itemId: info.itemId,
  };
}

/** The form's possible values, empty while loading. */
export interface FormOptions {
  genders: readonly Gender[];
  abilities: readonly { id: number }[];
}

/** The chosen gender if the form can have it, else the form's first. */
export function genderOf({ gender }: Draft, { genders }: FormOptions): Gender | null {
  return gender !== null && (genders.length === 0 || genders.includes(gender))
    ? gender
    : (genders[0] ?? null);
}

/** The chosen ability, by default the form's first. */
export function abilityIdOf({ abilityId }: Draft, { abilities }: FormOptions): number | null {
  return abilityId === 'first' ? (abilities[0]?.id ?? null) : abilityId;
}

/** The values that the rules validate. */
export function valuesOf(draft: Draft, options: FormOptions): PokemonFormValues {
  const { hp, attack, defense, spAttack, spDefense, speed } = draft.stats;
  return {
    ...draft.moveIds,
    abilityId: abilityIdOf(draft, options),
    level: parseNumber(draft.level),
    hp: parseNumber(hp),
    attack: parseNumber(attack),
    defense: parseNumber(defense),
    spAttack: parseNumber(spAttack),
    spDefense: parseNumber(spDefense),
    speed: parseNumber(speed),
  };
}

/** The body of the request; null while a required value is missing. */
export function payloadOf(draft: Draft, options: FormOptions): AvailablePokemonPayload | null {
  const values = valuesOf(draft, options);
  const gender = genderOf(draft, options);
  const { formId, isShiny, itemId } = draft;
  const { abilityId, level, moveId1, moveId2, moveId3, moveId4 } = values;
  const { hp, attack, defense, spAttack, spDefense, speed } = values;
  if (formId === null || gender === null || abilityId === null) return null;
  if (level === null || moveId1 === null) return null;
  if (hp === null || attack === null || defense === null) return null;
  if (spAttack === null || spDefense === null || speed === null) return null;
  const spread = draft.spread === null ? null : parseSpread(draft.spread);
  return {
    formId,
    level,
    gender,
    isShiny,
    abilityId,
    hp,
    attack,
    defense,
    spAttack,
    spDefense,
    speed,
    moveId1,
    moveId2,
    moveId3,
    moveId4,
    itemId,
    ...(spread === null ? {} : { spread }),
  };
}
