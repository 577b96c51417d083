export { defeatedPositions, isDefeated, type Progress, progressOf } from './progress.ts';
export {
  deleteFacedLeader,
  updateCompletion,
  updateFacedLeader,
} from './progress-repository.ts';
export {
  listLeaderPlaces,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';
export { addTournamentsRoutes } from './tournaments-routes.ts';
export { createTournamentsService } from './tournaments-service.ts';
