import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const downloadPages = [
  {
    path: '/club/downloads',
    title: 'Scarica',
    access: 'admin',
    background: 'light',
    component: lazyComponent('DownloadsPage', () => import('./DownloadsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
