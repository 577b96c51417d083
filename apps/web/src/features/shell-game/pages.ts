import { lazyComponent, type Page } from '../../lib/page.ts';

export const shellGamePages = [
  {
    path: '/shell-game',
    title: 'PokéShell',
    access: 'public',
    background: 'light',
    component: lazyComponent('ShellGamePage', () => import('./ShellGamePage.tsx')),
    pictures: ['backgrounds/shell-game.svg'],
  },
] as const satisfies readonly Page[];
