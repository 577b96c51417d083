export { applyMatch, type MatchReport } from './apply-match.ts';
export { assertCanSeeMatches, assertNotOwnMatch, findDecidedByOthers } from './checks.ts';
export { type Encounter, findEncounter, formatEncounter } from './encounter.ts';
export { toMatch } from './match-view.ts';
export { createMatchesFeature } from './matches-feature.ts';
export {
  findLastMatch,
  findMatchOfBattle,
  listMatchesByIds,
  listPastMatchesByIds,
} from './matches-repository.ts';
export { undoLastMatch } from './undo-match.ts';
