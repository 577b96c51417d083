import { lazyComponent, type Page } from '../../lib/page.ts';

export const tournamentPages = [
  {
    path: '/tournament-rules',
    title: 'Regolamento',
    access: 'public',
    background: 'white',
    component: lazyComponent(
      'TournamentRulesPage',
      () => import('./rules/TournamentRulesPage.tsx'),
    ),
    pictures: ['backgrounds/rules.svg'],
  },
  {
    path: '/tournaments',
    title: 'Tornei',
    access: 'login',
    background: 'light',
    component: lazyComponent('TournamentsPage', () => import('./list/TournamentsPage.tsx')),
  },
] as const satisfies readonly Page[];
