import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createLeaderCards, type LeaderCards } from './leader-cards.ts';
import { addLeadersRoutes } from './leaders-routes.ts';
import { createLeadersService } from './leaders-service.ts';

export interface LeadersFeature extends Feature {
  /** All leaders by tournament, without progress. */
  cards: () => Promise<LeaderCards>;
}

export function createLeadersFeature({ db, transaction, bus }: Core): LeadersFeature {
  const cards = createLeaderCards(db, bus);
  const leaders = createLeadersService({ db, transaction, cards });
  return { cards, routes: (app) => addLeadersRoutes(app, leaders) };
}
