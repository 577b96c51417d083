export {
  findLastChoice,
  findStepChoices,
  insertChoices,
  listChoices,
  type MadeChoice,
  type StepChoices,
  type StoredChoice,
} from './battle-choices-repository.ts';
export {
  asDuel,
  asLeaderBattle,
  emitForPlayers,
  outcomeFor,
  playersOf,
  sideOf,
} from './battle-players.ts';
export {
  findReplay,
  insertReplay,
  listReplaysAgainst,
  type ReplayEvents,
} from './battle-replays-repository.ts';
export {
  type BattleRecord,
  type Duel,
  deleteUnbegunBattle,
  findBattle,
  findRunningBattle,
  findSetup,
  findSharedBattle,
  findTournamentName,
  insertLeaderBattle,
  type LeaderBattle,
  listDueDuels,
  listOverdueIds,
  runningKeyOf,
  updateEnding,
  updateReminded,
  updateShareKey,
  updateStep,
  updateUnratedReason,
  updateVoid,
} from './battles-repository.ts';
export {
  advanceStep,
  type DuelChoice,
  findPulse,
  insertDuel,
  listRunningDuels,
  sealChoice,
  shiftClocks,
  updateDrawOffer,
  updateDrawRefusal,
  updateEmote,
  updatePulse,
} from './duel-steps-repository.ts';
export {
  findListedLeaderBattle,
  type ListedBattle,
  type ListedLeaderBattle,
  listBattles,
  listBattlesById,
  listRunningBattles,
  listToRemind,
} from './listed-battles-repository.ts';
export { listOwnBattles, listOwnDuels } from './own-battles-repository.ts';
export { removeFromDuels, voidRunning } from './remove-player-repository.ts';
export {
  countRunningBattles,
  countRunningLeaderBattles,
  findRunningDuelId,
  findRunningLeaderBattle,
  isInDuel,
  listNewestRunningLeaderBattles,
} from './running-battles-repository.ts';
export {
  hasCurrentBattles,
  resumeBattles,
  selectUsersOfStoppedBattles,
  stopBattles,
} from './season-battles-repository.ts';
export {
  bitsOf,
  countDuels,
  type DuelSeat,
  insertSeats,
  sidesOf,
  updateSeatEnding,
} from './seats-repository.ts';
export { findWatchedId, listShownIds } from './watched-duels-repository.ts';
