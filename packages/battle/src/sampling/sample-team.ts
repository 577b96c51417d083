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

/** A sampled Pokémon, with its place in the real battle. */
export interface PlacedPokemon extends BattlePokemon {
  readonly place: number;
}

const moveIds = new Map(allMoves.map(({ id, identifier }) => [identifier, id]));
const abilityIds = new Map(allAbilities.map(({ id, identifier }) => [identifier, id]));
const itemIds = new Map(allItems.map(({ id, identifier }) => [identifier, id]));
const averageIvs: Stats = {
  hp: 20,
  attack: 20,
  defense: 20,
  spAttack: 20,
  spDefense: 20,
  speed: 20,
};
const maxMoves = 4;

/** Ids by the contract's terms; unknown terms are dropped. */
export const idsOf = {
  moves: (terms: readonly string[]) => ids(moveIds, terms),
  ability: (term: string) => abilityIds.get(term),
  item: (term: string) => itemIds.get(term),
};

function ids(table: ReadonlyMap<string, number>, terms: readonly string[]): number[] {
  return terms.flatMap((term) => table.get(term) ?? []);
}

/**
 * The other side's remaining Pokémon: seen facts, likely values for the rest, and random Pokémon
 * for unseen places.
 */
export function sampleTeam(side: SideView, random: () => number): PlacedPokemon[] {
  const seen = Object.values(side.pokemons);
  const level = Math.max(1, ...seen.map((pokemon) => pokemon.level));
  return Array.from({ length: side.teamSize }, (_, index) => index + 1).flatMap((place) => {
    const pokemon = side.pokemons[place];
    if (pokemon === undefined) return [sampleUnseenPokemon(place, level, random)];
    return pokemon.condition.hp > 0 ? [sampleSeenPokemon(pokemon, random)] : [];
  });
}

function sampleSeenPokemon(pokemon: PokemonView, random: () => number): PlacedPokemon {
  const form = formById(pokemon.ownFormId);
  const { place, level, gender, isShiny, ownAbility, item, moves } = pokemon;
  const known = idsOf.moves(moves.map(({ move }) => move));
  const usual = likelyMoves(form.id, level, random).filter((id) => !known.includes(id));
  const seenAbility = ownAbility === null ? undefined : idsOf.ability(ownAbility);
  return {
    place,
    formId: form.id,
    level,
    gender,
    isShiny,
    abilityId: seenAbility ?? pickAbility(form, random),
    itemId: item.is === 'held' ? (idsOf.item(item.item) ?? null) : null,
    moveIds: [...known, ...usual].slice(0, maxMoves),
    stats: likelyStats(form.id, level),
    ivs: null,
  };
}

function sampleUnseenPokemon(place: number, level: number, random: () => number): PlacedPokemon {
  const form = pickOne(formsInBattle, random);
  return {
    place,
    formId: form.id,
    level,
    gender: 'genderless',
    isShiny: false,
    abilityId: pickAbility(form, random),
    itemId: null,
    moveIds: likelyMoves(form.id, level, random).slice(0, maxMoves),
    stats: likelyStats(form.id, level),
    ivs: null,
  };
}

function likelyStats(formId: number, level: number): Stats {
  const { baseStats } = formById(formId);
  return statsOf({ baseStats, level, nature: 'hardy', ivs: averageIvs });
}

function pickAbility(
  { firstAbilityId, secondAbilityId }: { firstAbilityId: number; secondAbilityId: number | null },
  random: () => number,
): number {
  return secondAbilityId !== null && random() < 0.5 ? secondAbilityId : firstAbilityId;
}

/**
 * Likely moves of a Pokémon of this level, likeliest first: its strongest attacks, with some noise.
 */
function likelyMoves(formId: number, level: number, random: () => number): number[] {
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

function pickOne<Thing>(things: readonly Thing[], random: () => number): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError('There is nothing to pick from');
  return thing;
}
