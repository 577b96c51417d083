export { applyDuel } from './apply-duel.ts';
export { findRating } from './ratings-repository.ts';
