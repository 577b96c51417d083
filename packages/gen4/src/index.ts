/** Generation 4 data: the games' tables with Italian names, and this project's own texts. */
export * from './abilities.ts';
export * from './asset-paths.ts';
export * from './english-names.ts';
export * from './forms.ts';
export * from './items.ts';
export * from './learnsets.ts';
export * from './legal-options.ts';
export * from './level-ups.ts';
export * from './moves.ts';
export * from './regions.ts';
export type { BaseStats, DamageClass, Form, GenderRate, Tier } from './rows.ts';
export * from './species.ts';
export * from './types.ts';
