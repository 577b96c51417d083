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
