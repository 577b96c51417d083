import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const leaderboardPages = [
  {
    path: '/leaderboard',
    title: 'Classifica',
    access: 'user',
    background: 'dark',
    component: lazyComponent('LeaderboardPage', () => import('./LeaderboardPage.tsx')),
    pictures: ['backgrounds/quiz.svg'],
  },
] as const satisfies readonly PageDeclaration[];
