import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

// Both pages share almost all their code: one chunk.
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
