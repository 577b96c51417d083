import { type AppError, conflictOver } from '../../errors.ts';

/** `path`: the field with the match that was the last one when the organiser looked. */
export const stale = (path: 'lastMatchId' | 'matchId'): AppError =>
  conflictOver(
    path,
    'Nel frattempo le lotte di questo sfidante sono cambiate: ricarica la pagina e riprova',
  );
