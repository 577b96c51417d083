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
  listSignedUpTournaments,
  updateCompletion,
  updateFacedLeader,
} from './progress-repository.ts';
export type { TournamentContent } from './tournament-content.ts';
export { createTournamentsFeature, type TournamentsFeature } from './tournaments-feature.ts';
export {
  type LeaderPlace,
  listLeaderPlaces,
  listStarterIds,
  listTournaments,
  type TournamentRecord,
} from './tournaments-repository.ts';
export { canEnterTournaments } from './tournaments-service.ts';
