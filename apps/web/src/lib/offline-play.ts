import * as contract from '@poketorneo/contract/endpoints';
import * as z from 'zod/mini';
import { alert } from './alerts.ts';
import { call, isTransient } from './api.ts';
import { listCachedIcons } from './cached-pictures.ts';
import { createJsonPreference } from './preference.ts';
import { session } from './session.ts';

/** Shown before a game offline: the server counts only games that it has dealt. */
export const offlinePlayNote =
  'Senza rete si gioca lo stesso, ma il risultato non conta per il record.';

/**
 * The species to deal a game from after the server's deal has failed: those whose icons are cached.
 * Rethrows the failure if it is not transient, or if too few are cached.
 */
export async function cachedSpecies(failure: unknown, needed: number): Promise<number[]> {
  if (!isTransient(failure)) throw failure;
  const cachedIds = await listCachedIcons();
  if (cachedIds.length < needed) throw failure;
  return cachedIds;
}

/** Queues a result that could not be sent, and informs the player. */
export function queueUnsentResult(
  failure: unknown,
  game: Parameters<typeof enqueueResult>[0],
  value: number,
): void {
  if (!isTransient(failure) || session.get() === null) return;
  enqueueResult(game, value);
  alert.info('Il risultato è al sicuro: parte da solo appena torna la rete.', { autoClose: true });
}

const result = z.object({
  userId: z.int(),
  game: z.enum(['memory-game', 'shell-game', 'quiz']),
  value: z.int(),
});
type Result = z.output<typeof result>;

/** Unsent results of games that the server has dealt. */
const queue = createJsonPreference<Result[]>('unsent-results', z.array(result), []);

const quiet = { quiet: true };
const calls: Readonly<Record<Result['game'], (value: number) => Promise<unknown>>> = {
  'memory-game': (numberOfMoves) =>
    call(contract.memoryGame.updateRecord, { body: { numberOfMoves } }, quiet),
  'shell-game': (numberOfRounds) =>
    call(contract.shellGame.updateRecord, { body: { numberOfRounds } }, quiet),
  quiz: (correctAnswersInARow) =>
    call(contract.quiz.updateStreak, { body: { correctAnswersInARow } }, quiet),
};

/**
 * Queues a result of the signed-in user. Only the last one of each game is retained: the server
 * accepts no earlier one.
 */
export function enqueueResult(game: Result['game'], value: number): void {
  const userId = session.get()?.id;
  if (userId === undefined) return;
  const others = queue.get().filter((one) => one.game !== game || one.userId !== userId);
  queue.set([...others, { userId, game, value }]);
}

/** Sends the signed-in user's queued results; those that the server refuses are dropped. */
export async function sendQueuedResults(): Promise<void> {
  const userId = session.get()?.id;
  for (const one of queue.get().filter((queued) => queued.userId === userId)) {
    try {
      await calls[one.game](one.value);
    } catch (error) {
      if (isTransient(error)) return;
    }
    queue.set(queue.get().filter((queued) => !isSame(queued, one)));
  }
}

const isSame = (one: Result, other: Result) =>
  one.userId === other.userId && one.game === other.game && one.value === other.value;

/** Drops all queued results, after the user has signed out. */
export function clearQueuedResults(): void {
  if (queue.get().length > 0) queue.set([]);
}
