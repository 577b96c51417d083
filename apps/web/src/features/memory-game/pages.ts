import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const memoryGamePages = [
  {
    path: '/memory-game',
    title: 'PokéMemory',
    access: 'public',
    preview: {
      description:
        'Trova le quindici coppie di Pokémon con meno mosse che puoi. Si gioca subito, anche senza account.',
      picture: 'memory-game',
      pictureText: 'Una barca a vela su un lago di montagna',
    },
    background: 'light',
    isImmersive: true,
    component: lazyComponent('MemoryGamePage', () => import('./MemoryGamePage.tsx')),
    isPrerendered: true,
    pictures: ['backgrounds/memory-game.svg'],
  },
] as const satisfies readonly PageDeclaration[];
