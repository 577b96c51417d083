export { Podium } from './podium/Podium.tsx';
export { leaderboardQueries } from './queries.ts';
export { BoardRow } from './slide/BoardRow.tsx';
export { Medal } from './slide/Medal.tsx';
export { medalOf } from './slide/medal.ts';
export { scoreInWords } from './slide/score-in-words.ts';
