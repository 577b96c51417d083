import { createChoicePreference } from '../../../lib/preference.ts';

/** Rows or boxes, remembered on this device. */
export const listView = createChoicePreference('pokemon-view', ['list', 'boxes']);
export type ListView = ReturnType<typeof listView.get>;
