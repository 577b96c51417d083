export {
  encodeStepChoices,
  findLastChoice,
  findStepChoices,
  insertChoices,
  listChoices,
  type MadeChoice,
  parseStepChoices,
  type StepChoices,
  type StoredChoice,
} from './battle-choices-repository.ts';
export {
  asDuel,
  asLeaderBattle,
  asTrial,
  emitForPlayers,
  outcomeFor,
  playedSides,
  playersOf,
  requireDuel,
  sideOf,
} from './battle-players.ts';
export {
  findReplay,
  insertReplay,
  listReplaysAgainst,
  type ReplayEvents,
} from './battle-replays-repository.ts';
export {
  type BattleAgainstAi,
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
  type Trial,
  updateEnding,
  updateReminded,
  updateShareKey,
  updateStep,
  updateUnratedReason,
  updateVoid,
} from './battles-repository.ts';
export {
  advanceStep,
  advanceStepIn,
  type DuelChoice,
  findPulse,
  insertDuel,
  listRunningDuels,
  type NextStep,
  sealChoice,
  sealChoiceIn,
  shiftClocks,
  updateDrawOffer,
  updateDrawRefusal,
  updateEmote,
  updatePulse,
} from './duel-steps-repository.ts';
export { findDuel, findWatchedId, listDuels, listShownDuels } from './duels-repository.ts';
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
  listInDuel,
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
  countDuelsByOpponent,
  type DuelSeat,
  insertSeats,
  sidesOf,
  updateSeatEnding,
} from './seats-repository.ts';
export { leaveShowcase, showcaseKey } from './showcase.ts';
export {
  deleteLeftTrial,
  deleteTrialsBefore,
  findFreeTrialPlace,
  findTrial,
  insertTrial,
  maxRunningTrials,
  updateKeeper,
} from './trials-repository.ts';
