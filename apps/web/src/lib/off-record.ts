import { alert } from './alerts.ts';
import { isPassing } from './api.ts';
import { listKeptIcons } from './kept-responses.ts';
import { session } from './session.ts';
import { keepUnsent } from './unsent-results.ts';

/** What a game without the server says before it begins: it knows of none that it has not dealt. */
export const offRecordNote =
  'Senza rete si gioca lo stesso, ma il risultato non conta per il record.';

/**
 * The species that a game can be dealt from without the server, once a deal of it did not come: those whose
 * icons this device has. Throws what the deal has thrown where it is no matter of the network, or where they
 * are too few.
 */
export async function speciesWithoutServer(failure: unknown, needed: number): Promise<number[]> {
  if (!isPassing(failure)) throw failure;
  const kept = await listKeptIcons();
  if (kept.length < needed) throw failure;
  return kept;
}

/** A result that could not be sent is sent when the server answers again: whoever plays is told so. */
export function keepResult(
  failure: unknown,
  game: Parameters<typeof keepUnsent>[0],
  value: number,
): void {
  if (!isPassing(failure) || session.get() === null) return;
  keepUnsent(game, value);
  alert.info('Il risultato è al sicuro: parte da solo appena torna la rete.', { autoClose: true });
}
