import { createPreference } from '../../../lib/preference.ts';

/** Whether the last turn is summed up before each decision, also with animations. */
export const recap = createPreference<'on' | 'off'>({
  key: 'battle-recap',
  parse: (text) => (text === 'on' ? 'on' : 'off'),
  write: String,
});
