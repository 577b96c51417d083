export { completeSpreads } from './complete-spreads.ts';
export { seedContent } from './seed-content.ts';
