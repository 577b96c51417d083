import type { Ability, BaseStats, Form, LevelUpMove, Move, Species } from '@poketorneo/gen4';
import { regionOfSpecies, regions } from '@poketorneo/gen4/regions';

/** Source of the quiz's facts: generation 4's tables. */
interface QuizSource {
  readonly allSpecies: readonly Species[];
  readonly allForms: readonly Form[];
  readonly allMoves: readonly Move[];
  readonly allAbilities: readonly Ability[];
  learnableMoveIds(formId: number): readonly number[];
  levelUpMoves(formId: number): readonly LevelUpMove[];
}

/** Facts of a species. `variable` lists facts that differ between its forms. */
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
  /** Of all forms. */
  readonly abilityIds: ReadonlySet<number>;
  readonly evolvesFromId: number | null;
  readonly evolutionIds: readonly number[];
  /** The first species of its evolution line. */
  readonly familyId: number;
  /** 1 for the first of its line, up to 3. */
  readonly stage: number;
  /** Familiarity to players: 1 nearly all know it, 3 few. */
  readonly fame: 1 | 2 | 3;
  /** By any method, in any form. */
  readonly moveIds: ReadonlySet<number>;
  readonly levelUpMoveIds: readonly number[];
  /** Facts that differ between forms, so that no question asks about them. */
  readonly variable: {
    readonly types: boolean;
    readonly stats: boolean;
    readonly abilities: boolean;
  };
}

/** Facts of a move. */
export interface QuizMove extends Pick<Move, 'id' | 'name' | 'typeId' | 'damageClass' | 'power'> {
  /** Number of species that can learn it. */
  readonly learners: number;
}

/** Facts of generation 4 for the quiz. */
export interface QuizData {
  readonly species: readonly QuizSpecies[];
  readonly speciesById: ReadonlyMap<number, QuizSpecies>;
  /** Without moves of variable or unknown type. */
  readonly moves: readonly QuizMove[];
  readonly movesById: ReadonlyMap<number, QuizMove>;
  readonly abilities: readonly Pick<Ability, 'id' | 'name'>[];
  /** Existing type combinations, each once. */
  readonly typings: readonly (readonly number[])[];
}

/**
 * Scontro, Maledizione, Introforza, Picchiaduro, Naturforza, Palla Clima, Dononaturale and
 * Giudizio: their type is variable or disputed.
 */
const variableTypeMoves: ReadonlySet<number> = new Set([165, 174, 237, 251, 267, 311, 363, 449]);

/**
 * Builds the quiz's facts from generation 4's tables. Expensive (reads every learnset): call
 * it once.
 */
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
    .filter(({ id }) => !variableTypeMoves.has(id))
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

/** A key of a set of types, independent of their order. */
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

/** The species with its earlier stages, the first one first. */
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
