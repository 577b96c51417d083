export { completeSpreads } from './complete-spreads.ts';
export { linesOfLeader } from './content/index.ts';
export { seedContent } from './seed-content.ts';
