import type { BattlePokemon } from '@poketorneo/battle';
import type { BattleGrade } from '@poketorneo/contract';
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

/** A leader, and the Pokémon available against them. */
export interface Encounter {
  /** 'kanto-1' */
  readonly name: string;
  /** Its number in the region: the ninth is the champion. */
  readonly order: number;
  readonly isDoubleBattle: boolean;
  readonly grade: BattleGrade;
  readonly team: readonly PokemonEntry[];
  /** What a player owns by then. */
  readonly owned: readonly PokemonEntry[];
}

const entries = new Map(availablePokemon.map((entry) => [entry.key, entry]));

function entryOf({ pokemonKey }: { readonly pokemonKey: string }): PokemonEntry {
  const entry = entries.get(pokemonKey);
  if (entry === undefined) throw new RangeError(`No available Pokémon has the key ${pokemonKey}`);
  return entry;
}

/** The encounter with all starters and rewards so far. */
function encounterWith(leader: LeaderContent): Encounter {
  const tournament = tournamentSlugs.indexOf(leader.tournamentSlug);
  const signedUp = tournamentSlugs.slice(0, tournament + 1);
  const given = starters.filter(({ tournamentSlug }) => signedUp.includes(tournamentSlug));
  const won = leaders.slice(0, leaders.indexOf(leader)).map(({ reward }) => reward);
  return {
    name: `${leader.tournamentSlug}-${leader.order}`,
    order: leader.order,
    isDoubleBattle: leader.isDoubleBattle,
    grade: leader.battleGrade,
    team: leader.team.map(entryOf),
    owned: [...given, ...won].map(entryOf),
  };
}

/** All encounters in order. */
export const encounters: readonly Encounter[] = leaders.map(encounterWith);

/** The common level with equal levels. */
export function levelOf({ team }: Encounter): number {
  return Math.max(...team.map(({ level }) => level));
}

export function tierOf({ formId }: PokemonEntry): Tier {
  return speciesById(formById(formId).speciesId).tier;
}

/** A battle Pokémon at a level. */
export function toBattlePokemon(entry: PokemonEntry, level: number): BattlePokemon {
  const { formId, gender, isShiny, abilityId, itemId, moveIds, nature, ivs, evs } = entry;
  const { baseStats } = formById(formId);
  return {
    formId,
    level,
    gender,
    isShiny,
    abilityId,
    itemId,
    moveIds,
    stats: statsOf({ baseStats, level, nature, ivs, evs }),
    ivs,
    nature,
  };
}
