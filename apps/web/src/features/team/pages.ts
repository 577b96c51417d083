import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const teamPages = [
  {
    path: '/my-team',
    title: 'La mia squadra',
    access: 'user',
    background: 'light',
    component: lazyComponent('MyTeamPage', () => import('./MyTeamPage.tsx')),
    isPrerendered: true,
  },
] as const satisfies readonly PageDeclaration[];
