export { addShowdownTextRoutes } from './showdown-text-routes.ts';
export { createShowdownTextService } from './showdown-text-service.ts';
