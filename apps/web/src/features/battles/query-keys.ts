/** Apart from the queries: not every page needs their calls. */
export const battleQueryKeys = {
  rootKey: ['battles'] as const,
  /** Lists and preparations; the pages of a battle and of a replay hold their own state. */
  overviews: ['battles', 'overviews'] as const,
  settings: ['battle-settings'] as const,
};
