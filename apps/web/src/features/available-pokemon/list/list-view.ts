import { createChoicePreference } from '../../../lib/preference.ts';

/** Whether Pokémon are shown as the rows of a list or as the tiles of a box, on this device. */
export const listView = createChoicePreference('pokemon-view', ['list', 'boxes']);
export type ListView = ReturnType<typeof listView.get>;
