export { QuizPage } from './QuizPage.tsx';
