import { alert } from './alerts.ts';
import { isTransient } from './api.ts';
import { listCachedIcons } from './cached-pictures.ts';
import { enqueueResult } from './offline-queue.ts';
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
