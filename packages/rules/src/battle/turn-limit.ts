/** After so many turns a battle is decided as it stands. */
export const longestBattle = 200;
