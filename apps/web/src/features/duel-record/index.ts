export { duelRecordRows, hasDuels } from './duel-record-rows.ts';
