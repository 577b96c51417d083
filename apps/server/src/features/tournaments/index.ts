export { defeatedPositions, isDefeated, type Progress, progressOf, statusOf } from './progress.ts';
export {
  deleteFacedLeader,
  type FacedLeader,
  updateCompletion,
  updateFacedLeader,
} from './progress-repository.ts';
export {
  type LeaderPlace,
  listLeaderPlaces,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';
export { addTournamentsRoutes } from './tournaments-routes.ts';
export { createTournamentsService } from './tournaments-service.ts';
