import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createTournamentContent, type TournamentContent } from './tournament-content.ts';
import { createTournamentEdits, type OriginalTextsOf } from './tournament-edits.ts';
import { addTournamentsRoutes } from './tournaments-routes.ts';
import { createTournamentsService, type TournamentsService } from './tournaments-service.ts';

export interface TournamentsFeature extends Feature, Pick<TournamentsService, 'listOwn'> {
  content: () => Promise<TournamentContent>;
}

export function createTournamentsFeature(
  { db, transaction, bus }: Core,
  { originalTextsOf }: { originalTextsOf: OriginalTextsOf },
): TournamentsFeature {
  const content = createTournamentContent(db, bus);
  const tournaments = createTournamentsService({ db, transaction, content });
  const edits = createTournamentEdits({ db, transaction, originalTextsOf });
  return {
    content,
    listOwn: tournaments.listOwn,
    routes: (app) => addTournamentsRoutes(app, tournaments, edits),
  };
}
