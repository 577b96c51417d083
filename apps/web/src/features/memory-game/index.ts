export { MemoryGamePage } from './MemoryGamePage.tsx';
