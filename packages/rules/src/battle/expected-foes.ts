import { isRealType } from '@poketorneo/gen4/types';
import { type Stats, statsOf } from '../stats.ts';
import type { ContenderMove } from './forecast.ts';
import type { ExpectedFoe } from './propose-team.ts';

/** A form's figures, which anyone can look up. */
export interface FormFigures {
  /** One or two. */
  readonly typeIds: readonly number[];
  readonly baseStats: Stats;
}

/** What is known of a foe beyond its form. */
export interface FoeKnowledge {
  readonly level: number;
  /** Seen moves; up to four. */
  readonly moves: readonly ContenderMove[];
  /** Null while unknown. */
  readonly ability: string | null;
}

const maxMoves = 4;
/** IVs of a trained Pokémon. */
const usualIv = 20;
/** Power of a move that is not known yet. */
const usualPower = 75;
/** Power of an unknown move of another type, which is chosen for what the own types lack. */
const otherPower = 90;
/** Base stats of a usual grown Pokémon. */
const usualBase = 78;

/** A known foe: its seen moves, and while some are unseen, one of each own and of another type. */
export function knownFoe(form: FormFigures, { level, moves, ability }: FoeKnowledge): ExpectedFoe {
  const { typeIds } = form;
  const unseen = [...typeIds.map((id) => usualAttack(form, id)), otherAttack(form)];
  const guessed = moves.length < maxMoves ? unseen : [];
  return {
    typeIds,
    ability,
    level,
    stats: usualStats(form, level),
    moves: [...moves, ...guessed],
    weight: 1,
  };
}

/** How many of an unseen team are assumed to have the leader's favourite type. */
const shareOfFavourite = 0.65;

/**
 * Guesses for unseen foes: the usual Pokémon of the leader's favourite type by their other type,
 * and one of any type. `count` is the sum of their weights.
 */
export function guessedFoes(
  forms: readonly FormFigures[],
  { typeId, level, count }: { typeId: number; level: number; count: number },
): ExpectedFoe[] {
  if (count <= 0) return [];
  const any: FormFigures = { typeIds: [], baseStats: evenStats(usualBase) };
  const guess = (form: FormFigures, share: number): ExpectedFoe => ({
    ...knownFoe(form, { level, moves: [], ability: null }),
    weight: count * share,
  });
  const ofAnyType: ExpectedFoe = {
    ...guess(any, 1),
    // As strong as an attack of its own type.
    moves: [{ ...usualAttack(any, null), power: usualPower * 1.5 }],
  };
  const groups = isRealType(typeId) ? groupsByTypes(forms, typeId) : [];
  if (groups.length === 0) return [ofAnyType];
  const members = groups.reduce((sum, group) => sum + group.length, 0);
  const typed = groups.map((group) =>
    guess(meanForm(group), (shareOfFavourite * group.length) / members),
  );
  return [...typed, { ...ofAnyType, weight: count * (1 - shareOfFavourite) }];
}

/** The forms of a type, together where both types are the same. */
function groupsByTypes(forms: readonly FormFigures[], typeId: number): FormFigures[][] {
  const groups = new Map<number, FormFigures[]>();
  for (const form of forms) {
    if (!form.typeIds.includes(typeId)) continue;
    const other = form.typeIds.find((id) => id !== typeId) ?? typeId;
    groups.set(other, [...(groups.get(other) ?? []), form]);
  }
  return [...groups.values()];
}

function meanForm(group: readonly FormFigures[]): FormFigures {
  const mean = (stat: keyof Stats) =>
    Math.round(group.reduce((sum, { baseStats }) => sum + baseStats[stat], 0) / group.length);
  return {
    typeIds: group[0]?.typeIds ?? [],
    baseStats: {
      hp: mean('hp'),
      attack: mean('attack'),
      defense: mean('defense'),
      spAttack: mean('spAttack'),
      spDefense: mean('spDefense'),
      speed: mean('speed'),
    },
  };
}

function usualStats({ baseStats }: FormFigures, level: number): Stats {
  return statsOf({ baseStats, level, nature: 'hardy', ivs: evenStats(usualIv) });
}

function evenStats(value: number): Stats {
  return {
    hp: value,
    attack: value,
    defense: value,
    spAttack: value,
    spDefense: value,
    speed: value,
  };
}

/** Of no certain type: as effective as most. */
function otherAttack(form: FormFigures): ContenderMove {
  return { ...usualAttack(form, null), power: otherPower };
}

function usualAttack({ baseStats }: FormFigures, typeId: number | null): ContenderMove {
  const damageClass = baseStats.attack > baseStats.spAttack ? 'physical' : 'special';
  return { move: null, typeId, damageClass, power: usualPower, accuracy: 100 };
}
