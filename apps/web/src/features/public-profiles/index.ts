export { profileAddress, publicProfileQueries } from './queries.ts';
export { VisibilityChoice } from './VisibilityChoice.tsx';
