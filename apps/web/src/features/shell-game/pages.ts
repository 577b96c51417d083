import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const shellGamePages = [
  {
    path: '/shell-game',
    title: 'PokéShell',
    access: 'public',
    preview: {
      description:
        'Tre carte, un Pokémon diverso dagli altri: non perderlo di vista. Si gioca subito, anche senza account.',
      picture: 'shell-game',
      pictureText: 'Tre conchiglie sulla spiaggia',
    },
    background: 'light',
    isImmersive: true,
    component: lazyComponent('ShellGamePage', () => import('./ShellGamePage.tsx')),
    isPrerendered: true,
    pictures: ['backgrounds/shell-game-beach.svg'],
  },
] as const satisfies readonly PageDeclaration[];
