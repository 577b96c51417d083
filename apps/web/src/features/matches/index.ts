export { MatchHistory } from './history/MatchHistory.tsx';
export { outcomeNames } from './outcome-names.ts';
export { matchQueries } from './queries.ts';
export { RecordMatchModal } from './record/RecordMatchModal.tsx';
export { UndoMatchModal } from './undo/UndoMatchModal.tsx';
