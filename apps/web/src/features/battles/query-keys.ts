/** By what fetched battles are known: apart from the queries, whose calls not every page needs. */
export const battleQueryKeys = {
  everything: ['battles'] as const,
  /** What is told about battles. Of one that is being fought or seen the page itself keeps the state. */
  overviews: ['battles', 'overviews'] as const,
  settings: ['battle-settings'] as const,
};
