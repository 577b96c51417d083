import { lazyComponent, type PageDeclaration } from '../../lib/page.ts';

export const quizPages = [
  {
    path: '/quiz',
    title: 'PokéQuiz',
    access: 'public',
    preview: {
      description:
        'Versi, tipi, evoluzioni: quante risposte di fila sai dare sui Pokémon? Ci si allena anche senza account.',
      picture: 'quiz',
      pictureText: 'Un osservatorio sotto un punto di domanda di stelle',
    },
    background: 'light',
    component: lazyComponent('QuizPage', () => import('./QuizPage.tsx')),
    isPrerendered: true,
    pictures: ['backgrounds/quiz.svg'],
  },
] as const satisfies readonly PageDeclaration[];
