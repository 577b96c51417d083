export { addOwnDataRoutes } from './own-data-routes.ts';
