/** Paths of the threads, for players and organisers. */
export const messagePaths = { ofPlayer: '/messages', ofOrganisers: '/club/messages' } as const;
