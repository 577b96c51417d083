import { lazyComponent, type Page } from '../../lib/page.ts';

export const battlePages = [
  {
    path: '/battle-preparation/:leaderId',
    title: 'Prepara la sfida',
    access: 'login',
    background: 'light',
    component: lazyComponent(
      'BattlePreparationPage',
      () => import('./preparation/BattlePreparationPage.tsx'),
    ),
  },
  {
    path: '/my-matches',
    title: 'Le mie lotte',
    access: 'login',
    background: 'light',
    component: lazyComponent('MyMatchesPage', () => import('./history/MyMatchesPage.tsx')),
  },
  {
    path: '/battle/:battleId',
    title: 'Lotta',
    access: 'login',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('BattlePage', () => import('./battle/BattlePage.tsx')),
  },
  {
    path: '/replay/battle/:battleId',
    title: 'Rivedi la lotta',
    access: 'login',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('OwnReplayPage', () => import('./replay-pages.ts')),
  },
  {
    path: '/replay/:key',
    title: 'Rivedi la lotta',
    access: 'public',
    background: 'dark',
    isImmersive: true,
    component: lazyComponent('ReplayPage', () => import('./replay-pages.ts')),
  },
] as const satisfies readonly Page[];
