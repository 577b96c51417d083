/* The entry of a chunk that /home loads when it is idle. */
export { Showcase } from '../battles/index.ts';
