export { applyDuel } from './apply-duel.ts';
export { findRating } from './ratings-repository.ts';
export { archiveRatings, restoreRatings } from './season-ratings.ts';
