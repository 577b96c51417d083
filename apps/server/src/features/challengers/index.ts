export { addChallengersRoutes } from './challengers-routes.ts';
