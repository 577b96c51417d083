export { calledBackBy } from './called-back.ts';
export { isNamed, isNamedOnField } from './conditions.ts';
export { hpChangeOf } from './hp-change.ts';
export { curtainOf, faceOffOf, interludeLineOf, leaderSays } from './interludes.ts';
export { promptOf } from './prompts.ts';
export { callBackKeyOf, callBackOf, sentenceKeyOf, sentenceOf } from './sentence-of.ts';
export type { SentenceBattle, Viewer } from './sentence-types.ts';
export { sentences } from './sentences/index.ts';
