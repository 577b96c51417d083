import * as z from 'zod/mini';

/** AI strength: 0 blunders, 3 searches. */
export const battleGrade = z.literal([0, 1, 2, 3]);
export type BattleGrade = z.output<typeof battleGrade>;
