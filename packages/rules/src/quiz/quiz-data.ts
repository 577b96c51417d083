import type { Ability, BaseStats, Form, LevelUpMove, Move, Species } from '@poketorneo/gen4';
import { regionOfSpecies, regions } from '@poketorneo/gen4/regions';

/** Where the quiz takes its facts from: generation 4's tables. */
interface QuizSource {
  readonly allSpecies: readonly Species[];
  readonly allForms: readonly Form[];
  readonly allMoves: readonly Move[];
  readonly allAbilities: readonly Ability[];
  learnableMoveIds(formId: number): readonly number[];
  levelUpMoves(formId: number): readonly LevelUpMove[];
}

/** What questions ask about a species. Where its forms differ, `variable` says in what. */
export interface QuizSpecies {
  readonly id: number;
  readonly name: string;
  readonly genus: string;
  readonly description: string;
  readonly tier: number;
  readonly typeIds: readonly number[];
  readonly baseStats: BaseStats;
  /** The sum of the base stats. */
  readonly total: number;
  readonly weight: number;
  /** Of any of its forms. */
  readonly abilityIds: ReadonlySet<number>;
  readonly evolvesFromId: number | null;
  readonly evolutionIds: readonly number[];
  /** The first species of its evolution line. */
  readonly familyId: number;
  /** 1 for the first of its line, up to 3. */
  readonly stage: number;
  /** How many players know it well: 1 nearly all, 3 few. */
  readonly fame: 1 | 2 | 3;
  /** By any way, in any form. */
  readonly moveIds: ReadonlySet<number>;
  readonly levelUpMoveIds: readonly number[];
  /** What differs from form to form, so that no question can ask about it. */
  readonly variable: {
    readonly types: boolean;
    readonly stats: boolean;
    readonly abilities: boolean;
  };
}

/** What questions ask about a move. */
export interface QuizMove extends Pick<Move, 'id' | 'name' | 'typeId' | 'damageClass' | 'power'> {
  /** How many species can know it. */
  readonly learners: number;
}

/** The facts of generation 4 as the questions need them. */
export interface QuizData {
  readonly species: readonly QuizSpecies[];
  readonly speciesById: ReadonlyMap<number, QuizSpecies>;
  /** Without those whose type changes, or is none of the 17. */
  readonly moves: readonly QuizMove[];
  readonly movesById: ReadonlyMap<number, QuizMove>;
  readonly abilities: readonly Pick<Ability, 'id' | 'name'>[];
  /** The combinations of types that exist, each once. */
  readonly typings: readonly (readonly number[])[];
}

/**
 * Scontro, Maledizione, Introforza, Picchiaduro, Naturforza, Palla Clima, Dononaturale and Giudizio:
 * their type varies, or is disputed.
 */
const movesWithoutFixedType: ReadonlySet<number> = new Set([
  165, 174, 237, 251, 267, 311, 363, 449,
]);

/** Puts the tables together for the questions. Call it once: it reads every learnset. */
export function quizDataOf(source: QuizSource): QuizData {
  const byId = new Map(source.allSpecies.map((species) => [species.id, species]));
  const species = source.allSpecies.map((one): QuizSpecies => {
    const forms = source.allForms.filter(({ speciesId }) => speciesId === one.id);
    const [base] = forms;
    if (base === undefined) throw new Error(`The species ${one.id} has no form`);
    const line = lineOf(one, byId);
    const differs = (fact: (form: Form) => string) => new Set(forms.map(fact)).size > 1;
    return {
      id: one.id,
      name: one.name,
      genus: one.genus,
      description: one.pokedexText,
      tier: one.tier,
      typeIds: typesOf(base),
      baseStats: base.baseStats,
      total: totalOf(base.baseStats),
      weight: base.weight,
      abilityIds: new Set(forms.flatMap(abilitiesOf)),
      evolvesFromId: one.evolvesFromId,
      evolutionIds: one.evolutionIds,
      familyId: line[0]?.id ?? one.id,
      stage: line.length,
      fame: fameOf(one, line[0] ?? one),
      moveIds: new Set(forms.flatMap(({ id }) => source.learnableMoveIds(id))),
      levelUpMoveIds: source.levelUpMoves(base.id).map(({ moveId }) => moveId),
      variable: {
        types: differs((form) => typesOf(form).join()),
        stats: differs((form) => JSON.stringify([form.baseStats, form.weight])),
        abilities: differs((form) => abilitiesOf(form).join()),
      },
    };
  });
  const moves = source.allMoves
    .filter(({ id }) => !movesWithoutFixedType.has(id))
    .map(({ id, name, typeId, damageClass, power }): QuizMove => {
      const learners = species.filter(({ moveIds }) => moveIds.has(id)).length;
      return { id, name, typeId, damageClass, power, learners };
    });
  const typings = new Map(
    species
      .filter(({ variable }) => !variable.types)
      .map(({ typeIds }) => [typingKey(typeIds), typeIds]),
  );
  return {
    species,
    speciesById: new Map(species.map((one) => [one.id, one])),
    moves,
    movesById: new Map(moves.map((move) => [move.id, move])),
    abilities: source.allAbilities,
    typings: [...typings.values()],
  };
}

/** A key that two lists of types share when they hold the same types in any order. */
export function typingKey(typeIds: readonly number[]): string {
  return [...typeIds].sort((one, other) => one - other).join('+');
}

function totalOf({ hp, attack, defense, spAttack, spDefense, speed }: BaseStats): number {
  return hp + attack + defense + spAttack + spDefense + speed;
}

function typesOf({ firstTypeId, secondTypeId }: Form): number[] {
  return secondTypeId === null ? [firstTypeId] : [firstTypeId, secondTypeId];
}

function abilitiesOf({ firstAbilityId, secondAbilityId }: Form): number[] {
  return secondAbilityId === null ? [firstAbilityId] : [firstAbilityId, secondAbilityId];
}

/** The species with all that it evolves from, the first one first. */
function lineOf(species: Species, byId: ReadonlyMap<number, Species>): Species[] {
  const before = species.evolvesFromId === null ? undefined : byId.get(species.evolvesFromId);
  return before === undefined ? [species] : [...lineOf(before, byId), species];
}

const starterIds: ReadonlySet<number> = new Set(
  regions.flatMap(({ starters }) => starters.map(({ id }) => id)),
);
const [kanto] = regions;

function fameOf(species: Species, first: Species): 1 | 2 | 3 {
  const isOfKanto = regionOfSpecies(species.id) === kanto;
  if (isOfKanto || species.tier > 1 || starterIds.has(first.id)) return 1;
  return species.evolutionIds.length === 0 ? 2 : 3;
}
