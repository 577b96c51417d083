import type { OwnData } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { toMoment } from './moments.ts';
import { findPokemonNames, namesOf } from './pokemon-names-repository.ts';

export async function listOwnMatches(db: Database, userId: number): Promise<OwnData['matches']> {
  const rows = await db
    .selectFrom('matches')
    .innerJoin('leaders', 'leaders.id', 'matches.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select([
      'tournaments.name as tournament',
      'leaders.name as leader',
      'outcome',
      'reward_given',
      'recorded_at',
      'battle_id as battleId',
    ])
    .where('user_id', '=', userId)
    .orderBy('matches.id')
    .execute();
  return rows.map(({ reward_given, recorded_at, ...match }) => ({
    ...match,
    rewardGiven: reward_given === 1,
    recordedAt: toMoment(recorded_at),
  }));
}

const ids = z.array(z.int());

export async function listOwnChosenTeams(
  db: Database,
  userId: number,
): Promise<OwnData['chosenTeams']> {
  const rows = await db
    .selectFrom('chosen_teams')
    .innerJoin('leaders', 'leaders.id', 'chosen_teams.leader_id')
    .innerJoin('tournaments', 'tournaments.id', 'leaders.tournament_id')
    .select([
      'tournaments.name as tournament',
      'leaders.name as leader',
      'pokemon_ids',
      'chosen_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('chosen_at')
    .execute();
  const teams = rows.map(({ pokemon_ids, chosen_at, ...team }) => ({
    ...team,
    chosenAt: toMoment(chosen_at),
    pokemonIds: ids.parse(JSON.parse(pokemon_ids)),
  }));
  const names = await findPokemonNames(
    db,
    teams.flatMap(({ pokemonIds }) => pokemonIds),
  );
  return teams.map(({ pokemonIds, ...team }) => ({
    ...team,
    pokemons: namesOf(pokemonIds, names),
  }));
}
