/** Where messages are read: a player's thread by the player, and the players' by organisers. */
export const messagePlaces = { ofPlayer: '/messages', ofOrganisers: '/club/messages' } as const;
