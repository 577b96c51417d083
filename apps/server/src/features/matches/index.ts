export { applyMatch, type MatchReport } from './apply-match.ts';
export { type Encounter, findEncounter, inWords } from './encounter.ts';
export { toMatch } from './match-view.ts';
export {
  findLastMatch,
  findMatchOfBattle,
  listMatchesAmong,
  listPastMatchesAmong,
} from './matches-repository.ts';
export { addMatchesRoutes } from './matches-routes.ts';
export { createMatchesService } from './matches-service.ts';
export { mustSeeMatches } from './must-see-matches.ts';
export { findDecidedByOthers, mustNotBeOwnMatch } from './not-own-match.ts';
export { undoLastMatch } from './undo-match.ts';
