import { lazyComponent, type Page } from '../../lib/page.ts';

export const battlePages = [
  {
    path: '/battle/:battleId',
    title: 'Lotta',
    access: 'login',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('BattlePage', () => import('./battle-pages.ts')),
  },
  {
    path: '/replay/battle/:battleId',
    title: 'Rivedi la lotta',
    access: 'login',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('OwnReplayPage', () => import('./battle-pages.ts')),
  },
  {
    path: '/replay/:key',
    title: 'Rivedi la lotta',
    access: 'public',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('ReplayPage', () => import('./battle-pages.ts')),
  },
] as const satisfies readonly Page[];
