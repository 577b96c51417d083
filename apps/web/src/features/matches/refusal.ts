import { ApiError } from '../../lib/api.ts';
import { isConflictOrGone } from '../../lib/is-conflict-or-gone.ts';
import { logFailure } from '../../lib/log-failure.ts';

/**
 * For the calls of a window that says itself when what it showed does not hold any more: a banner
 * behind it would say the same once more.
 */
export const quietWhenOutOfDate = { quiet: isConflictOrGone };

/** After a refusal: done when what is shown holds again. */
export async function afterRefusal(error: Error, refresh: () => Promise<void>): Promise<void> {
  if (!isConflictOrGone(error)) return;
  logFailure(error);
  await refresh();
}

const lastMatchFields: readonly string[] = ['lastMatchId', 'matchId', 'version'];

/** The window's text for a refusal, after `afterRefusal` has refreshed the page. */
export function wordsOf(error: Error): string {
  const isAboutLastMatch =
    error instanceof ApiError && error.issues.some(({ path }) => lastMatchFields.includes(path));
  return isAboutLastMatch
    ? 'Nel frattempo le lotte di questo sfidante sono cambiate. Ora la lista è aggiornata: controlla e riprova.'
    : error.message;
}
