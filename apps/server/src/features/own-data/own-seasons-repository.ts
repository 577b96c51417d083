import type { OwnData } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import { boards } from '../leaderboards/index.ts';
import { toMoment, toMomentOrNull } from './moments.ts';
import { gameNames, secretQuiz } from './own-things-repository.ts';
import { findPokemonNames, namesOf } from './pokemon-names-repository.ts';

type OwnSeason = OwnData['seasons'][number];

/** All data about a user's closed seasons, oldest first. */
export async function listOwnSeasons(db: Database, userId: number): Promise<OwnSeason[]> {
  const rows = await db
    .selectFrom('season_players')
    .innerJoin('seasons', 'seasons.id', 'season_players.season_id')
    .select(['seasons.id', 'seasons.name', 'opened_at', 'closed_at'])
    .select(['username', 'first_name', 'last_name', 'face_icon_id'])
    .$narrowType<{ closed_at: number }>()
    .where('user_id', '=', userId)
    .orderBy('seasons.id')
    .execute();
  const seasons: OwnSeason[] = [];
  for (const { id, name, opened_at, closed_at, ...account } of rows) {
    seasons.push({
      name,
      openedAt: toMoment(opened_at),
      closedAt: toMoment(closed_at),
      account: {
        username: account.username,
        firstName: account.first_name,
        lastName: account.last_name,
        icon: speciesById(account.face_icon_id).name,
      },
      tournaments: await listTournaments(db, userId, id),
      keptOpen: await listKeptOpen(db, userId, id),
      leaders: await listLeaders(db, userId, id),
      matches: await listMatches(db, userId, id),
      chosenTeams: await listChosenTeams(db, userId, id),
      pokemons: await listPokemons(db, userId, id),
      records: await listRecords(db, userId, id),
      games: await listGames(db, userId, id),
    });
  }
  return seasons;
}

async function listTournaments(db: Database, userId: number, seasonId: number) {
  const rows = await db
    .selectFrom('past_user_tournaments as past')
    .innerJoin('season_tournaments as tournament', (join) =>
      join
        .onRef('tournament.season_id', '=', 'past.season_id')
        .onRef('tournament.tournament_id', '=', 'past.tournament_id'),
    )
    .select(['tournament.name', 'signed_up_at', 'completed_at'])
    .where('past.user_id', '=', userId)
    .where('past.season_id', '=', seasonId)
    .orderBy('tournament.position')
    .execute();
  return rows.map((row) => ({
    name: row.name,
    signedUpAt: toMoment(row.signed_up_at),
    completedAt: toMomentOrNull(row.completed_at),
  }));
}

async function listKeptOpen(db: Database, userId: number, seasonId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('past_kept_open_tournaments as past')
    .innerJoin('season_tournaments as tournament', (join) =>
      join
        .onRef('tournament.season_id', '=', 'past.season_id')
        .onRef('tournament.tournament_id', '=', 'past.tournament_id'),
    )
    .select('tournament.name')
    .where('past.user_id', '=', userId)
    .where('past.season_id', '=', seasonId)
    .orderBy('tournament.position')
    .execute();
  return rows.map(({ name }) => name);
}

/** Leaders of a closed season with their tournament's name. */
const selectPastLeaders = (db: Database, seasonId: number) =>
  db
    .selectFrom('leaders')
    .innerJoin(
      'season_tournaments as tournament',
      'tournament.tournament_id',
      'leaders.tournament_id',
    )
    .where('tournament.season_id', '=', seasonId)
    .select(['tournament.name as tournament', 'leaders.name as leader']);

async function listLeaders(db: Database, userId: number, seasonId: number) {
  const rows = await selectPastLeaders(db, seasonId)
    .innerJoin('past_user_leaders as past', 'past.leader_id', 'leaders.id')
    .select([
      'leaders.badge_name as badge',
      'number_of_matches as numberOfMatches',
      'defeated_at',
      'reward_obtained',
    ])
    .where('past.user_id', '=', userId)
    .where('past.season_id', '=', seasonId)
    .orderBy('tournament.position')
    .orderBy('leaders.position')
    .execute();
  return rows.map(({ defeated_at, reward_obtained, badge, ...row }) => ({
    ...row,
    defeatedAt: toMomentOrNull(defeated_at),
    rewardObtained: reward_obtained === 1,
    badge: defeated_at === null ? null : badge,
  }));
}

async function listMatches(db: Database, userId: number, seasonId: number) {
  const rows = await selectPastLeaders(db, seasonId)
    .innerJoin('past_matches as past', 'past.leader_id', 'leaders.id')
    .select(['outcome', 'reward_given', 'recorded_at', 'battle_id as battleId'])
    .where('past.user_id', '=', userId)
    .where('past.season_id', '=', seasonId)
    .orderBy('past.id')
    .execute();
  return rows.map(({ reward_given, recorded_at, ...match }) => ({
    ...match,
    rewardGiven: reward_given === 1,
    recordedAt: toMoment(recorded_at),
  }));
}

const ids = z.array(z.int());

async function listChosenTeams(db: Database, userId: number, seasonId: number) {
  const rows = await selectPastLeaders(db, seasonId)
    .innerJoin('past_chosen_teams as past', 'past.leader_id', 'leaders.id')
    .select(['pokemon_ids', 'chosen_at'])
    .where('past.user_id', '=', userId)
    .where('past.season_id', '=', seasonId)
    .orderBy('chosen_at')
    .execute();
  const teams = rows.map(({ pokemon_ids, ...team }) => {
    const parsed: unknown = JSON.parse(pokemon_ids);
    return { ...team, pokemonIds: ids.parse(parsed) };
  });
  const names = await findPokemonNames(
    db,
    teams.flatMap(({ pokemonIds }) => pokemonIds),
  );
  return teams.map(({ pokemonIds, chosen_at, ...team }) => ({
    ...team,
    chosenAt: toMoment(chosen_at),
    pokemons: namesOf(pokemonIds, names),
  }));
}

async function listPokemons(db: Database, userId: number, seasonId: number) {
  const rows = await db
    .selectFrom('past_user_pokemons')
    .select(['form_id', 'level', 'is_shiny', 'source', 'obtained_at'])
    .where('user_id', '=', userId)
    .where('season_id', '=', seasonId)
    .orderBy('obtained_at')
    .orderBy('available_pokemon_id')
    .execute();
  return rows.map(({ form_id, level, is_shiny, source, obtained_at }) => ({
    name: formById(form_id).name,
    level,
    isShiny: is_shiny === 1,
    source,
    obtainedAt: toMoment(obtained_at),
  }));
}

async function listRecords(db: Database, userId: number, seasonId: number) {
  const rows = await db
    .selectFrom('past_user_scores')
    .select(['board', 'score', 'position', 'achieved_at'])
    .where('user_id', '=', userId)
    .where('season_id', '=', seasonId)
    .orderBy('board')
    .execute();
  return rows.map(({ board, achieved_at, ...row }) => ({
    ...row,
    board: boards[board].title,
    achievedAt: toMoment(achieved_at),
  }));
}

async function listGames(db: Database, userId: number, seasonId: number) {
  const runs = await db
    .selectFrom('past_game_runs')
    .select(['game', 'reached', 'dealt_at'])
    .where('user_id', '=', userId)
    .where('season_id', '=', seasonId)
    .orderBy('game')
    .execute();
  const quizzes = await db
    .selectFrom('past_quiz_runs')
    .select(['question_number as reached', 'asked_at'])
    .where('user_id', '=', userId)
    .where('season_id', '=', seasonId)
    .execute();
  return [
    ...runs.map(({ game, reached, dealt_at }) => ({
      game: gameNames[game],
      reached,
      playedAt: toMoment(dealt_at),
    })),
    ...quizzes.map(({ reached, asked_at }) => ({
      game: secretQuiz,
      reached,
      playedAt: toMoment(asked_at),
    })),
  ];
}
