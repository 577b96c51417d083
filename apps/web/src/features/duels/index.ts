export { DuelLobby } from './lobby/DuelLobby.tsx';
export { duelQueries } from './queries.ts';
export { DuelWatch } from './watch/DuelWatch.tsx';
