export { ShellGamePage } from './ShellGamePage.tsx';
