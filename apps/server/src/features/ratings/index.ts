export { applyDuel, takeBackDuel } from './apply-duel.ts';
export { duelRecordOf, shownRatingOf, toShownRating } from './duel-record.ts';
export { createRatingsFeature } from './ratings-feature.ts';
export { findRating, findRatings } from './ratings-repository.ts';
export { archiveRatings, restoreRatings } from './season-ratings-repository.ts';
