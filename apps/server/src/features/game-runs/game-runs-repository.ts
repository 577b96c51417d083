import type { Database, Trx } from '../../db/database.ts';
import type { TrackedGame } from '../../db/schema.ts';

type Game = Exclude<TrackedGame, 'training'>;

/** The player's current run of a game. */
export interface GameRun {
  /** Memory: number of cards. Shell: highest round dealt. */
  dealt: number;
  /** Accepted progress; 0 if none. */
  reached: number;
  /** The player's record when the run began; 0 if none. */
  recordBefore: number;
  dealtAt: Date;
}

export async function findGameRun(
  db: Database,
  userId: number,
  game: Game,
): Promise<GameRun | undefined> {
  const row = await db
    .selectFrom('game_runs')
    .selectAll()
    .where('user_id', '=', userId)
    .where('game', '=', game)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    dealt: row.dealt,
    reached: row.reached,
    recordBefore: row.record_before,
    dealtAt: new Date(row.dealt_at),
  };
}

/** Replaces the previous run. */
export async function updateGameRun(
  trx: Trx,
  userId: number,
  game: Game,
  run: GameRun,
): Promise<void> {
  const values = {
    dealt: run.dealt,
    reached: run.reached,
    record_before: run.recordBefore,
    dealt_at: run.dealtAt.getTime(),
  };
  await trx
    .insertInto('game_runs')
    .values({ user_id: userId, game, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'game']).doUpdateSet(values))
    .execute();
}
