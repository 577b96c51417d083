import { type AppError, conflictOver } from '../../errors.ts';

/** `path`: the field that says what the organiser has seen: the last match, or what was to follow. */
export const stale = (path: 'lastMatchId' | 'matchId' | 'version'): AppError =>
  conflictOver(
    path,
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova',
  );
