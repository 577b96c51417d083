import { lazyComponent, type Page } from '../../lib/page.ts';

export const pvpPages = [
  {
    path: '/pvp-battle',
    title: 'PvP Battle',
    access: 'login',
    background: 'light',
    component: lazyComponent('PvpPage', () => import('./PvpPage.tsx')),
    pictures: ['backgrounds/pvp.svg'],
  },
] as const satisfies readonly Page[];
