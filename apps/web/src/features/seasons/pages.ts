import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const seasonPages = [
  {
    path: '/hall-of-fame',
    title: 'Albo d’oro',
    access: 'user',
    background: 'light',
    component: lazyComponent('HallOfFamePage', () => import('./hall/HallOfFamePage.tsx')),
  },
  {
    path: '/club/seasons',
    title: 'Stagioni',
    access: 'admin',
    background: 'light',
    component: lazyComponent('SeasonsPage', () => import('./club/SeasonsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
