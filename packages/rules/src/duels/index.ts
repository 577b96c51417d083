/** Duels: terms, clock, rating, queue and manners, shared by server and browser. */
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
