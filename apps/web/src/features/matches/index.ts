export { MatchHistory } from './history/MatchHistory.tsx';
export { MoreMatchesButton } from './long-list/MoreMatchesButton.tsx';
export { useLongList } from './long-list/use-long-list.ts';
export { outcomeNames } from './outcome-names.ts';
export { matchQueries } from './queries.ts';
export { RecordMatchModal } from './record/RecordMatchModal.tsx';
export { UndoMatchModal } from './undo/UndoMatchModal.tsx';
