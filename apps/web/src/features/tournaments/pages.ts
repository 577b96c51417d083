import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const tournamentPages = [
  {
    path: '/tournament-rules',
    title: 'Regolamento',
    access: 'public',
    preview: {
      description:
        'Come funziona il torneo: iscrizione, squadra, tier, medaglie e premi, spiegati in breve.',
      picture: 'rules',
      pictureText: 'Le tavole del regolamento nel deserto',
    },
    background: 'white',
    component: lazyComponent(
      'TournamentRulesPage',
      () => import('./rules/TournamentRulesPage.tsx'),
    ),
    isPrerendered: true,
    pictures: ['backgrounds/rules.svg'],
  },
  {
    path: '/tournaments',
    title: 'Tornei',
    access: 'user',
    background: 'light',
    component: lazyComponent('TournamentsPage', () => import('./list/TournamentsPage.tsx')),
  },
  {
    path: '/club/tournaments',
    title: 'Cura i tornei',
    access: 'admin',
    background: 'light',
    component: lazyComponent('EditTournamentsPage', () => import('./edit/EditTournamentsPage.tsx')),
  },
] as const satisfies readonly PageDeclaration[];
