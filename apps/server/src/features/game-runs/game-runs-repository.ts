import type { Database, Trx } from '../../db/database.ts';
import type { TrackedGame } from '../../db/schema.ts';

type Game = Exclude<TrackedGame, 'training'>;

/** What the server knows of the newest game that a player was dealt. */
export interface GameRun {
  /** Memory: the cards of the game. Shell: the round it may come to. */
  dealt: number;
  /** How far the player has come, as reported and accepted; 0 for nowhere. */
  reached: number;
  /** The player's best when the run began; 0 without any. */
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

/** Puts a run in the place of the one before. */
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
