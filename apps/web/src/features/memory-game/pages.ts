import { lazyComponent, type Page } from '../../lib/page.ts';

export const memoryGamePages = [
  {
    path: '/memory-game',
    title: 'PokéMemory',
    access: 'public',
    background: 'light',
    component: lazyComponent('MemoryGamePage', () => import('./MemoryGamePage.tsx')),
    pictures: ['backgrounds/memory-game.svg'],
  },
] as const satisfies readonly Page[];
