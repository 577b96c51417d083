export { Podium } from './podium/Podium.tsx';
export { leaderboardQueries } from './queries.ts';
export { BoardRow } from './slide/BoardRow.tsx';
export { formatScore } from './slide/format-score.ts';
export { Medal } from './slide/Medal.tsx';
export { medalOf } from './slide/medal.ts';
