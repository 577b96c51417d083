export { applyDuel, takeBackDuel } from './apply-duel.ts';
export { duelRecordOf, findShownRating, toShownRating } from './duel-record.ts';
export { createRatingsFeature } from './ratings-feature.ts';
export { findRating } from './ratings-repository.ts';
export { archiveRatings, restoreRatings } from './season-ratings-repository.ts';
