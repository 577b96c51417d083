export { deleteBlock, insertBlock, isBlockedBetween, listBlocks } from './blocks-repository.ts';
export {
  type ChallengeRecord,
  countOpenChallenges,
  type DuelTeamIds,
  deleteClosedChallenges,
  findChallenge,
  findRematch,
  insertChallenge,
  listExpiredChallenges,
  listOpenChallenges,
} from './duel-challenges-repository.ts';
export {
  claimPairing,
  deleteQueued,
  deleteUnseen,
  findQueued,
  listBlocksOf,
  listQueuedPlayers,
  listRecentOpponents,
  type QueuedPlayer,
  takeTurns,
  updateQueued,
} from './duel-queue-repository.ts';
export { closeChallenge, openChallenge } from './open-and-close.ts';
export { findFirstLegId, offerSecondLeg, withdrawSecondLeg } from './second-leg.ts';
