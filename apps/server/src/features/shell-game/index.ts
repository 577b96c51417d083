export { createShellGameFeature } from './shell-game-feature.ts';
