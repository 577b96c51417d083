export { createPlayerPreview } from './player-preview.ts';
export { findVisibility, listPublicIds } from './public-profiles-repository.ts';
export { addPublicProfilesRoutes } from './public-profiles-routes.ts';
export { createPublicProfilesService } from './public-profiles-service.ts';
