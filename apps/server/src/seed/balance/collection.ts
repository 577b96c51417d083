import type { BattlePokemon } from '@poketorneo/battle';
import { formById, speciesById, type Tier } from '@poketorneo/gen4';
import { statsOf } from '@poketorneo/rules';
import {
  availablePokemon,
  type LeaderContent,
  leaders,
  type PokemonEntry,
  starters,
  tournamentSlugs,
} from '../content/index.ts';

const entries = new Map(availablePokemon.map((entry) => [entry.key, entry]));

function entryOf(key: string): PokemonEntry {
  const entry = entries.get(key);
  if (entry === undefined) throw new RangeError(`No available Pokémon has the key ${key}`);
  return entry;
}

/** What a player owns when they first face a leader: the starters so far, and what was won before. */
export function ownedBefore(leader: LeaderContent): PokemonEntry[] {
  const tournament = tournamentSlugs.indexOf(leader.tournamentSlug);
  const signedUp = tournamentSlugs.slice(0, tournament + 1);
  const given = starters.filter(({ tournamentSlug }) => signedUp.includes(tournamentSlug));
  const won = leaders.slice(0, leaders.indexOf(leader)).map(({ reward }) => reward);
  return [...given, ...won].map(({ pokemonKey }) => entryOf(pokemonKey));
}

export function teamOf(leader: LeaderContent): PokemonEntry[] {
  return leader.team.map(({ pokemonKey }) => entryOf(pokemonKey));
}

/** The level at which both fight where levels are equal. */
export function levelOf(leader: LeaderContent): number {
  return Math.max(...teamOf(leader).map(({ level }) => level));
}

export function tierOf({ formId }: PokemonEntry): Tier {
  return speciesById(formById(formId).speciesId).tier;
}

/** As it would fight at a level. */
export function inBattle(entry: PokemonEntry, level: number): BattlePokemon {
  const { formId, gender, isShiny, abilityId, itemId, moveIds, nature, ivs } = entry;
  const { baseStats } = formById(formId);
  return {
    formId,
    level,
    gender,
    isShiny,
    abilityId,
    itemId,
    moveIds,
    stats: statsOf({ baseStats, level, nature, ivs }),
    ivs,
  };
}
