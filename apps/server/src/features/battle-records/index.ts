export {
  findLastChoice,
  insertChoices,
  listChoices,
  type StoredChoice,
} from './battle-choices-repository.ts';
export { emitForPlayers, outcomeFor, playersOf, sideOf } from './battle-players.ts';
export {
  findReplay,
  insertReplay,
  listReplaysAgainst,
  type ReplayEvents,
} from './battle-replays-repository.ts';
export {
  type BattleRecord,
  deleteUnbegunBattle,
  findBattle,
  findListedBattle,
  findRunningBattle,
  findSetup,
  findSharedBattle,
  findTournamentName,
  insertBattle,
  type ListedBattle,
  listBattles,
  listBattlesById,
  listOverdueIds,
  listRunningBattles,
  listToRemind,
  runningKeyOf,
  updateEnding,
  updateReminded,
  updateShareKey,
  updateStep,
  updateVoid,
} from './battles-repository.ts';
export { listOwnBattles } from './own-battles-repository.ts';
export {
  countRunningBattles,
  countRunningLeaderBattles,
  findRunningLeaderBattle,
  listNewestRunningLeaderBattles,
} from './running-battles-repository.ts';
export {
  hasCurrentBattles,
  resumeBattles,
  selectUsersOfStoppedBattles,
  stopBattles,
} from './season-battles-repository.ts';
