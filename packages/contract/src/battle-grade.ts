import * as z from 'zod/mini';

/** How well a leader plays: 0 makes blunders, 3 looks ahead. */
export const battleGrade = z.literal([0, 1, 2, 3]);
export type BattleGrade = z.output<typeof battleGrade>;
