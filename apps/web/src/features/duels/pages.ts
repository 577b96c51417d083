import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const duelPages = [
  {
    path: '/sfida/:key',
    title: 'Una sfida per te',
    access: 'public',
    preview: {
      description: 'Una sfida nel torneo: accettala e lotta subito.',
      picture: 'replay',
      pictureText: 'Due Poké Ball in un’arena',
      isUnlisted: true,
    },
    background: 'light',
    component: lazyComponent(
      'LinkedChallengePage',
      () => import('./linked/LinkedChallengePage.tsx'),
    ),
  },
  {
    path: '/club/duels',
    title: 'Sfide',
    access: 'admin',
    background: 'light',
    component: lazyComponent('ClubDuelsPage', () => import('./club/ClubDuelsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
