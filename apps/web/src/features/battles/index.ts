export { battleQueries } from './queries.ts';
export { battleKeys } from './query-keys.ts';
export { battleSettingsQuery } from './settings/queries.ts';
export { battlesModeWords, levelRuleWords, writtenLevel } from './settings/setting-words.ts';
