import type { OwnData } from '@poketorneo/contract';
import { formById, speciesById } from '@poketorneo/gen4';
import * as z from 'zod/mini';
import type { Database } from '../../db/database.ts';
import type { TrackedGame } from '../../db/schema.ts';
import { boards } from '../leaderboards/index.ts';
import { toMoment } from './moments.ts';
import { findPokemonNames, namesOf } from './pokemon-names-repository.ts';

export async function listOwnDevices(db: Database, userId: number): Promise<OwnData['devices']> {
  const rows = await db
    .selectFrom('known_devices')
    .select('signed_in_at')
    .where('user_id', '=', userId)
    .orderBy('signed_in_at')
    .execute();
  return rows.map((row) => ({ lastSignedInAt: toMoment(row.signed_in_at) }));
}

export async function listOwnNetworks(db: Database, userId: number): Promise<OwnData['networks']> {
  const rows = await db
    .selectFrom('user_networks')
    .select('seen_at')
    .where('user_id', '=', userId)
    .orderBy('seen_at')
    .execute();
  return rows.map((row) => ({ lastSeenAt: toMoment(row.seen_at) }));
}

export async function listOwnSessions(db: Database, userId: number): Promise<OwnData['sessions']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['browser', 'system', 'created_at', 'seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ browser, system, created_at, seen_at, expires_at }) => ({
    browser,
    system,
    signedInAt: toMoment(created_at),
    lastSeenAt: toMoment(seen_at),
    expiresAt: toMoment(expires_at),
  }));
}

export async function listOwnPokemons(db: Database, userId: number): Promise<OwnData['pokemons']> {
  const rows = await db
    .selectFrom('user_pokemons')
    .innerJoin('available_pokemons', 'available_pokemons.id', 'user_pokemons.available_pokemon_id')
    .select(['form_id', 'level', 'is_shiny', 'source', 'obtained_at'])
    .where('user_id', '=', userId)
    .orderBy('obtained_at')
    .orderBy('available_pokemons.id')
    .execute();
  return rows.map(({ form_id, level, is_shiny, source, obtained_at }) => ({
    name: formById(form_id).name,
    level,
    isShiny: is_shiny === 1,
    source,
    obtainedAt: toMoment(obtained_at),
  }));
}

export async function listOwnFaceIcons(
  db: Database,
  userId: number,
): Promise<OwnData['faceIcons']> {
  const rows = await db
    .selectFrom('user_face_icons')
    .select(['species_id', 'obtained_at'])
    .where('user_id', '=', userId)
    .orderBy('obtained_at')
    .orderBy('species_id')
    .execute();
  return rows.map((row) => ({
    species: speciesById(row.species_id).name,
    obtainedAt: toMoment(row.obtained_at),
  }));
}

export async function listOwnScores(db: Database, userId: number): Promise<OwnData['records']> {
  const rows = await db
    .selectFrom('user_scores')
    .select(['board', 'score', 'achieved_at'])
    .where('user_id', '=', userId)
    .orderBy('board')
    .execute();
  return rows.map(({ board, score, achieved_at }) => ({
    board: boards[board].title,
    score,
    achievedAt: toMoment(achieved_at),
  }));
}

export const gameNames: Readonly<Record<TrackedGame, string>> = {
  training: 'PokéQuiz, allenamento',
  'memory-game': 'PokéMemory',
  'shell-game': 'PokéShell',
};

export const secretQuiz = 'PokéQuiz, domande segrete';

/** The last run of each game; quizzes by question. */
export async function listOwnGames(db: Database, userId: number): Promise<OwnData['games']> {
  const runs = await db
    .selectFrom('game_runs')
    .select(['game', 'reached', 'dealt_at'])
    .where('user_id', '=', userId)
    .orderBy('game')
    .execute();
  const quizzes = await db
    .selectFrom('quiz_runs')
    .select(['question_number as reached', 'asked_at'])
    .where('user_id', '=', userId)
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

export async function listOwnNotifications(
  db: Database,
  userId: number,
): Promise<OwnData['notifications']> {
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'text', 'sender', 'shown', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ shown, created_at, ...words }) => ({
    ...words,
    shown: shown === 1,
    receivedAt: toMoment(created_at),
  }));
}

const twoTeams = z.tuple([z.array(z.int()), z.array(z.int())]);

/** The last drawn teams; null if none. */
export async function findOwnDrawnTeams(
  db: Database,
  userId: number,
): Promise<OwnData['drawnTeams']> {
  const row = await db
    .selectFrom('drawn_teams')
    .select(['teams', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const [one, other] = twoTeams.parse(JSON.parse(row.teams));
  const names = await findPokemonNames(db, [...one, ...other]);
  return {
    teamA: namesOf(one, names),
    teamB: namesOf(other, names),
    drawnAt: toMoment(row.created_at),
  };
}
