export { VisibilityChoice } from './VisibilityChoice.tsx';
