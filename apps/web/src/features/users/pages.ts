import { lazyComponent, type Page } from '../../lib/page.ts';

export const userPages = [
  {
    path: '/users',
    title: 'Lista Sfidanti',
    access: 'admin',
    background: 'white',
    component: lazyComponent('UsersPage', () => import('./UsersPage.tsx')),
  },
] as const satisfies readonly Page[];
