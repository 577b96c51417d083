import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const clubPages = [
  {
    path: '/club',
    title: 'Il club',
    access: 'admin',
    background: 'light',
    component: lazyComponent('ClubPage', () => import('./ClubPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
