export { completeSpreads } from './complete-spreads.ts';
export { linesOfLeader, originalTextsOf } from './content/index.ts';
export { seedContent } from './seed-content.ts';
