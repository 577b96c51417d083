export { beginAgreedDuel } from './begin-agreed-duel.ts';
export { createDuelsFeature } from './duels-feature.ts';
