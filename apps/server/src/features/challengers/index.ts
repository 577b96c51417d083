export { addChallengersRoutes } from './challengers-routes.ts';
export { isActivePlayer, isStuck } from './who-is-stuck.ts';
