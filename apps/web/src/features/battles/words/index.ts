export { calledBackBy } from './called-back.ts';
export {
  callBackKeyOf,
  callBackOf,
  type KnownBattle,
  type Reader,
  sentenceKeyOf,
  sentenceOf,
} from './sentence-of.ts';
export { sentences } from './sentences/index.ts';
