import {
  allAbilities,
  allItems,
  allMoves,
  formById,
  formsInBattle,
  learnableMoveIds,
  learnMethods,
  type Move,
  moveById,
} from '@poketorneo/gen4';
import { type Stats, statsOf } from '@poketorneo/rules';
import type { PokemonView, SideView } from '@poketorneo/rules/battle';
import type { BattlePokemon } from '../setup.ts';

/** A Pokémon of a guessed world, with its place in the true battle. */
export interface PlacedPokemon extends BattlePokemon {
  readonly place: number;
}

const moveIds = new Map(allMoves.map(({ id, identifier }) => [identifier, id]));
const abilityIds = new Map(allAbilities.map(({ id, identifier }) => [identifier, id]));
const itemIds = new Map(allItems.map(({ id, identifier }) => [identifier, id]));
const middling: Stats = { hp: 20, attack: 20, defense: 20, spAttack: 20, spDefense: 20, speed: 20 };
const largestMoveset = 4;

/** Ids of what the contract names; what has none is left out. */
export const idsOf = {
  moves: (terms: readonly string[]) => ids(moveIds, terms),
  ability: (term: string) => abilityIds.get(term),
  item: (term: string) => itemIds.get(term),
};

function ids(table: ReadonlyMap<string, number>, terms: readonly string[]): number[] {
  return terms.flatMap((term) => table.get(term) ?? []);
}

/**
 * The other side's Pokémon that still stand, as they might be: what was seen of them, the usual for
 * the rest, and anybody for those who have not been seen.
 */
export function guessedTeam(side: SideView, random: () => number): PlacedPokemon[] {
  const seen = Object.values(side.pokemons);
  const level = Math.max(1, ...seen.map((pokemon) => pokemon.level));
  return Array.from({ length: side.teamSize }, (_, index) => index + 1).flatMap((place) => {
    const pokemon = side.pokemons[place];
    if (pokemon === undefined) return [anybody(place, level, random)];
    return pokemon.condition.hp > 0 ? [guessed(pokemon, random)] : [];
  });
}

function guessed(pokemon: PokemonView, random: () => number): PlacedPokemon {
  const form = formById(pokemon.ownFormId);
  const { place, level, gender, isShiny, ownAbility, item, moves } = pokemon;
  const known = idsOf.moves(moves.map(({ move }) => move));
  const usual = usualMoves(form.id, level, random).filter((id) => !known.includes(id));
  const seenAbility = ownAbility === null ? undefined : idsOf.ability(ownAbility);
  return {
    place,
    formId: form.id,
    level,
    gender,
    isShiny,
    abilityId: seenAbility ?? oneAbility(form, random),
    itemId: item.is === 'held' ? (idsOf.item(item.item) ?? null) : null,
    moveIds: [...known, ...usual].slice(0, largestMoveset),
    stats: usualStats(form.id, level),
    ivs: null,
  };
}

function anybody(place: number, level: number, random: () => number): PlacedPokemon {
  const form = picked(formsInBattle, random);
  return {
    place,
    formId: form.id,
    level,
    gender: 'genderless',
    isShiny: false,
    abilityId: oneAbility(form, random),
    itemId: null,
    moveIds: usualMoves(form.id, level, random).slice(0, largestMoveset),
    stats: usualStats(form.id, level),
    ivs: null,
  };
}

function usualStats(formId: number, level: number): Stats {
  const { baseStats } = formById(formId);
  return statsOf({ baseStats, level, nature: 'hardy', ivs: middling });
}

function oneAbility(
  { firstAbilityId, secondAbilityId }: { firstAbilityId: number; secondAbilityId: number | null },
  random: () => number,
): number {
  return secondAbilityId !== null && random() < 0.5 ? secondAbilityId : firstAbilityId;
}

/**
 * What a Pokémon of this level is likely to use, likeliest first: the attacks that it learns by then
 * and that do most, each with some luck, and now and then something else.
 */
function usualMoves(formId: number, level: number, random: () => number): number[] {
  const form = formById(formId);
  const worth = ({ power, typeId, accuracy, damageClass, effectChance }: Move): number => {
    if (power === null) return damageClass === 'status' ? 45 : 30;
    const isOwnType = typeId === form.firstTypeId || typeId === form.secondTypeId;
    const isStronger =
      form.baseStats.attack > form.baseStats.spAttack === (damageClass === 'physical');
    const factor = (isOwnType ? 1.5 : 1) * (isStronger ? 1.2 : 0.9);
    return power * factor * ((accuracy ?? 100) / 100) + (effectChance === null ? 0 : 3);
  };
  const learned = learnableMoveIds(formId).filter((id) =>
    learnMethods(formId, id).some(
      ({ kind, level: from }) => (kind === 'level-up' || kind === 'machine') && from <= level,
    ),
  );
  const judged = learned.map((id) => ({ id, worth: worth(moveById(id)) * (0.4 + random()) }));
  const found = judged.sort((a, b) => b.worth - a.worth).map(({ id }) => id);
  return found.length > 0 ? found : learnableMoveIds(formId).slice(0, 1);
}

function picked<Thing>(things: readonly Thing[], random: () => number): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError('There is nothing to pick from');
  return thing;
}
