export { seedContent } from './seed-content.ts';
