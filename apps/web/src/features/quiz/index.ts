export { QuizPage } from './QuizPage.tsx';
export { unobtainedQueries } from './queries.ts';
