export {
  defeatedPositions,
  isDefeated,
  type Progress,
  progressOf,
  progressOfUsers,
  statusOf,
} from './progress.ts';
export {
  deleteFacedLeader,
  deleteSignUp,
  updateCompletion,
  updateFacedLeader,
} from './progress-repository.ts';
export { createTournamentContent, type TournamentContent } from './tournament-content.ts';
export { createTournamentEdits } from './tournament-edits.ts';
export {
  type LeaderPlace,
  listLeaderPlaces,
  listStarterIds,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';
export { addTournamentsRoutes } from './tournaments-routes.ts';
export { canEnterTournaments, createTournamentsService } from './tournaments-service.ts';
