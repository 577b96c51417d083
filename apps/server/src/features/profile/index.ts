export { addProfileRoutes } from './profile-routes.ts';
export { createProfileService } from './profile-service.ts';
