export { ShellGamePage } from '../../features/shell-game/index.ts';
