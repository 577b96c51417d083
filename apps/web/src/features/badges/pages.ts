import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const badgePages = [
  {
    path: '/badges/:section?',
    title: 'Medagliere',
    access: 'user',
    background: 'light',
    component: lazyComponent('BadgesPage', () => import('./BadgesPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
