export { addChallengersRoutes } from './challengers-routes.ts';
export { isActivePlayer, isStuck } from './player-conditions.ts';
