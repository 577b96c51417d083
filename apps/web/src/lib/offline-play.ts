import * as contract from '@poketorneo/contract/endpoints';
import * as z from 'zod/mini';
import { alert } from './alerts.ts';
import { call, isTransient } from './api.ts';
import { listCachedIcons } from './cached-pictures.ts';
import { createJsonPreference } from './preference.ts';
import { session } from './session.ts';

/** What a game without the server says before it begins: it knows of none that it has not dealt. */
export const offlinePlayNote =
  'Senza rete si gioca lo stesso, ma il risultato non conta per il record.';

/**
 * The species that a game can be dealt from without the server, once a deal of it did not come: those whose
 * icons this device has. Throws what the deal has thrown where it is no matter of the network, or where they
 * are too few.
 */
export async function cachedSpecies(failure: unknown, needed: number): Promise<number[]> {
  if (!isTransient(failure)) throw failure;
  const cachedIds = await listCachedIcons();
  if (cachedIds.length < needed) throw failure;
  return cachedIds;
}

/** A result that could not be sent is sent when the server answers again: whoever plays is told so. */
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

/** Results of games that the server has dealt, and could not be told how they ended. */
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
 * Keeps what a game of whoever is signed in has come to until the server answers again. Of each game only
 * the last result can still count: the server knows no earlier one.
 */
export function enqueueResult(game: Result['game'], value: number): void {
  const userId = session.get()?.id;
  if (userId === undefined) return;
  const others = queue.get().filter((one) => one.game !== game || one.userId !== userId);
  queue.set([...others, { userId, game, value }]);
}

/** Sends what was kept for whoever is signed in; what the server does not want any more is forgotten. */
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

/** Forgets what was kept of whoever has left this device. */
export function clearQueuedResults(): void {
  if (queue.get().length > 0) queue.set([]);
}
