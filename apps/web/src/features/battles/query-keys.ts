/** By what fetched battles are known: apart from the queries, whose calls not every page needs. */
export const battleKeys = {
  everything: ['battles'] as const,
  settings: ['battle-settings'] as const,
};
