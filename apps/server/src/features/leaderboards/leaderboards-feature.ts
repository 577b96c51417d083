import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { OgImages } from '../og-images/index.ts';
import { createLeaderboardPreview } from './leaderboard-preview.ts';
import { addLeaderboardsRoutes } from './leaderboards-routes.ts';
import { createLeaderboardsService } from './leaderboards-service.ts';

interface LeaderboardsUses {
  ogImages: OgImages;
  publicProfiles: { listPublicIds: (ids: readonly number[]) => Promise<ReadonlySet<number>> };
}

export function createLeaderboardsFeature(
  core: Core,
  { ogImages, publicProfiles: { listPublicIds } }: LeaderboardsUses,
): Feature {
  const leaderboards = createLeaderboardsService(core);
  const preview = createLeaderboardPreview({ leaderboards, listPublicIds });
  return {
    routes: (app) => addLeaderboardsRoutes(app, leaderboards, preview, ogImages),
    preview: preview.resolvePreview,
  };
}
