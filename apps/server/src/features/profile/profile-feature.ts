import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { LeadersFeature } from '../leaders/index.ts';
import { addProfileRoutes } from './profile-routes.ts';
import { createProfileService } from './profile-service.ts';

interface ProfileUses {
  leaders: Pick<LeadersFeature, 'cards'>;
}

export function createProfileFeature(
  { db, bus, clock }: Core,
  { leaders: { cards } }: ProfileUses,
): Feature {
  const profile = createProfileService({ db, bus, clock, cards });
  return { routes: (app) => addProfileRoutes(app, profile) };
}
