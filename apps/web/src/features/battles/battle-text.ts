/* The entry of the chunk that is loaded in parallel with the data of a battle. */
export { claimOpening } from './battle/opening.ts';
export * from './text/index.ts';
