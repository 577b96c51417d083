import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

// All but a few lines of them is the same: they come in one file.
const leaderPagesModule = () => import('./leaders-pages.ts');

export const leaderPages = [
  {
    path: '/gym-leaders-builder/:section?',
    title: 'Capipalestra',
    access: 'admin',
    background: 'light',
    component: lazyComponent('LeadersBuilderPage', leaderPagesModule),
  },
  {
    path: '/tournament-leaders/:section?',
    title: 'Capipalestra',
    access: 'user',
    background: 'light',
    component: lazyComponent('TournamentLeadersPage', leaderPagesModule),
    isPrerendered: true,
  },
] as const satisfies readonly PageDeclaration[];
