/** Which engine plays: another version may go on differently with a battle under way. */
export const engineVersion = '@pkmn/sim 0.10.11';
