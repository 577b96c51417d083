/** The two sides of a battle: 1 is the player or the challenger. */
export type BattleSide = 1 | 2;

/** Apart from the schemas: the battle engine's thread, which needs the sides, loads none of them. */
export const battleSides: readonly BattleSide[] = [1, 2];
