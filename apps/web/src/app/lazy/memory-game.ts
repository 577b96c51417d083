export { MemoryGamePage } from '../../features/memory-game/index.ts';
