import { lazyComponent, type Page } from '../../lib/page.ts';

export const quizPages = [
  {
    path: '/quiz',
    title: 'PokéQuiz',
    access: 'public',
    background: 'light',
    component: lazyComponent('QuizPage', () => import('./QuizPage.tsx')),
  },
] as const satisfies readonly Page[];
