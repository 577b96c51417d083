export { duelQueries } from './queries.ts';
export { DuelWatch } from './watch/DuelWatch.tsx';
