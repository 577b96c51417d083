import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const challengerPages = [
  {
    path: '/users',
    title: 'Lista Sfidanti',
    access: 'admin',
    background: 'white',
    component: lazyComponent('ChallengersPage', () => import('./ChallengersPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
