/** What the bus says when a score, or what a leaderboard shows of a player, has changed. */
export const leaderboardsTopic = 'leaderboards';
