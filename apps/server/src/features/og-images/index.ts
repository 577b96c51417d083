export { drawPlayer, type PlayerContent } from './draw-player.ts';
export { drawReplay, type ReplayContent } from './draw-replay.ts';
export { drawStandings, type StandingsContent } from './draw-standings.ts';
export { createOgImages, type OgImages, versionOf } from './og-images.ts';
