import { ApiError } from '../../lib/api.ts';
import { logFailure } from '../../lib/log-failure.ts';
import { isConflictOrGone } from '../../lib/refusals.ts';

/** Options of calls whose window shows conflicts itself: no banner behind it. */
export const quietOnConflict = { quiet: isConflictOrGone };

/** After a conflict, resolves once the page shows the newest data. */
export async function refreshAfterConflict(
  error: Error,
  refresh: () => Promise<void>,
): Promise<void> {
  if (!isConflictOrGone(error)) return;
  logFailure(error);
  await refresh();
}

const lastMatchFields: readonly string[] = ['lastMatchId', 'matchId', 'version'];

/** The window's text, after `refreshAfterConflict` has refreshed the page. */
export function refusalText(error: Error): string {
  const isAboutLastMatch =
    error instanceof ApiError && error.issues.some(({ path }) => lastMatchFields.includes(path));
  return isAboutLastMatch
    ? 'Nel frattempo le lotte di questo sfidante sono cambiate. Ora la lista è aggiornata: controlla e riprova.'
    : error.message;
}
