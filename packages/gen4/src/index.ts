/** Generation-4 data: what the games hold, with Italian names and this project's own texts. */
export * from './abilities.ts';
export * from './asset-paths.ts';
export * from './english-names.ts';
export * from './forms.ts';
export * from './items.ts';
export * from './learnsets.ts';
export * from './level-ups.ts';
export * from './moves.ts';
export * from './possibilities.ts';
export * from './regions.ts';
export * from './species.ts';
export * from './types.ts';
