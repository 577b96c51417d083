export { createMemoryGameFeature } from './memory-game-feature.ts';
