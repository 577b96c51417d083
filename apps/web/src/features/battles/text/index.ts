export { calledBackBy } from './called-back.ts';
export { callBackKeyOf, callBackOf, sentenceKeyOf, sentenceOf } from './sentence-of.ts';
export type { KnownBattle, Reader } from './sentence-types.ts';
export { sentences } from './sentences/index.ts';
