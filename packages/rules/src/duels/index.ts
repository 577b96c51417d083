/** Duels: terms, clock, rating, queue and manners, shared by server and browser. */
export {
  banksAfter,
  chooseBefore,
  deadlineOf,
  type EndByTime,
  judge,
  outageMs,
  type PaceTimes,
  paceTimes,
  pulseIntervalMs,
  type SideClock,
  type StepClock,
  usedBank,
} from './clock.ts';
export { firstDrawTurn, isDrawOffered, problemOfDrawOffer } from './draws.ts';
export { emoteIntervalMs, emoteShownMs, problemOfEmote } from './emotes.ts';
export { problemOfDuelRules } from './hours.ts';
export {
  allowedDifference,
  type PairingConstraints,
  pairWaiting,
  type RecentOpponent,
  sameOpponentAfterMs,
  type UserBlock,
  unseenAfterMs,
  type WaitingPlayer,
} from './queue.ts';
export {
  countedDuelsPerDay,
  type DuelEnd,
  type DuelTeamsOrigin,
  type FinishedDuel,
  firstCountedTurn,
  unratedReason,
} from './rated-duel.ts';
export {
  afterSeason,
  boardScore,
  isCertain,
  type Rating,
  ratingAfter,
  ratingAt,
  ratingsAfterDuel,
  ratingWithout,
  type Score,
  startRating,
} from './rating.ts';
export { type AccountsTogether, seemSamePerson } from './same-person.ts';
export {
  type DuelTeam,
  defaultTerms,
  type OwnedPokemon,
  type PairTerms,
  pairKey,
  problemOfDuelTeam,
  problemOfTerms,
  stockedTerms,
  termsKey,
} from './terms.ts';
export { type TeamIndex, type Weighing, type WeighingBattle, weighPair } from './weigh-pair.ts';
