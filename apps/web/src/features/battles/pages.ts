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
] as const satisfies readonly Page[];
