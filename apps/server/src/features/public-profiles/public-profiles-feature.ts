import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { OgImages } from '../og-images/index.ts';
import type { TournamentsFeature } from '../tournaments/index.ts';
import { createPlayerPreview } from './player-preview.ts';
import { listPublicIds } from './public-profiles-repository.ts';
import { addPublicProfilesRoutes } from './public-profiles-routes.ts';
import { createPublicProfilesService } from './public-profiles-service.ts';

interface PublicProfilesUses {
  ogImages: OgImages;
  tournaments: Pick<TournamentsFeature, 'listOwn'>;
}

export interface PublicProfilesFeature extends Feature {
  /** The given players with a public profile. */
  listPublicIds: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

export function createPublicProfilesFeature(
  { db, transaction, clock }: Core,
  { ogImages, tournaments: { listOwn } }: PublicProfilesUses,
): PublicProfilesFeature {
  const publicProfiles = createPublicProfilesService({
    db,
    transaction,
    clock,
    listTournaments: listOwn,
  });
  return {
    listPublicIds: (ids) => listPublicIds(db, ids),
    routes: (app) => addPublicProfilesRoutes(app, publicProfiles, ogImages),
    preview: createPlayerPreview(publicProfiles),
  };
}
