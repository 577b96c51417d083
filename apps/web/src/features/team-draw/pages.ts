import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const teamDrawPages = [
  {
    path: '/pvp-battle',
    title: 'PvP Battle',
    access: 'user',
    background: 'light',
    component: lazyComponent('TeamDrawPage', () => import('./TeamDrawPage.tsx')),
    pictures: ['backgrounds/pvp.svg'],
  },
] as const satisfies readonly PageDeclaration[];
