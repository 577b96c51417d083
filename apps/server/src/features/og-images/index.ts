export { drawPlayer, type PlayerFacts } from './draw-player.ts';
export { drawReplay, type ReplayFacts } from './draw-replay.ts';
export { drawStandings, type StandingsFacts } from './draw-standings.ts';
export { createOgImages, type OgImages, versionOf } from './og-images.ts';
