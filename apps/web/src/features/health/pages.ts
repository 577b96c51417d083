import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const healthPages = [
  {
    path: '/club/health',
    title: 'Stato',
    access: 'admin',
    background: 'light',
    component: lazyComponent('HealthPage', () => import('./HealthPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
