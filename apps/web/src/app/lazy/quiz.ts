export { QuizPage } from '../../features/quiz/index.ts';
