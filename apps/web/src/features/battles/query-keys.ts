/** By what fetched battles are known: apart from the queries, whose calls not every page needs. */
export const battleQueryKeys = {
  rootKey: ['battles'] as const,
  /** The queries about battles; the battle's and the replay's page hold their own state. */
  overviews: ['battles', 'overviews'] as const,
  settings: ['battle-settings'] as const,
};
