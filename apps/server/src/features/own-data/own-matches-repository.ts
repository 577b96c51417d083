import { contract, type OwnData } from '@poketorneo/contract';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { toMoment, toMomentOrNull } from './moments.ts';
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

const choice = contract.battles.choose.body.shape.choice;

/** Battles with all choices of the player. */
export async function listOwnBattles(db: Database, userId: number): Promise<OwnData['battles']> {
  const battles = await db
    .selectFrom('battles')
    .leftJoin('leaders', 'leaders.id', 'battles.leader_id')
    .select([
      'battles.id',
      'kind',
      'format',
      'level_rule as levelRule',
      'leaders.name as leader',
      'status',
      'outcome',
      'ended_by as endedBy',
      'turn as turns',
      'started_at',
      'ended_at',
      'share_key as replayKey',
    ])
    .where('user_id', '=', userId)
    .orderBy('battles.id')
    .execute();
  const rows = await db
    .selectFrom('battle_choices')
    .innerJoin('battles', 'battles.id', 'battle_choices.battle_id')
    .select(['battle_id as battleId', 'choice', 'made_at'])
    .where('battles.user_id', '=', userId)
    .where('decided_by', '=', 'player')
    .orderBy('battle_id')
    .orderBy('number')
    .execute();
  const choices = groupBy(rows, ({ battleId }) => battleId);
  return battles.map(({ started_at, ended_at, ...battle }) => ({
    ...battle,
    startedAt: toMoment(started_at),
    endedAt: toMomentOrNull(ended_at),
    choices: (choices.get(battle.id) ?? []).map((row) => ({
      madeAt: toMoment(row.made_at),
      choice: choice.parse(JSON.parse(row.choice)),
    })),
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
