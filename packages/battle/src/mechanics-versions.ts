/**
 * Versions of the rules. A battle is replayed from its choices, so a version never changes: a
 * correction is a new one, and running battles continue with theirs.
 * - 1: the engine's generation 4.
 * - 2: the same, with Endure at priority +3, as in all games of generation 4; the engine has +4.
 */
export const mechanicsVersions = [1, 2] as const;
export type Mechanics = (typeof mechanicsVersions)[number];

/** The version of new battles. */
export const currentMechanics = 2 satisfies Mechanics;
