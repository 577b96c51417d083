import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { TournamentsFeature } from '../tournaments/index.ts';
import { addChallengersRoutes } from './challengers-routes.ts';

interface ChallengersUses {
  tournaments: Pick<TournamentsFeature, 'content'>;
}

export function createChallengersFeature(
  { db }: Core,
  { tournaments: { content } }: ChallengersUses,
): Feature {
  return { routes: (app) => addChallengersRoutes(app, { db, content }) };
}
