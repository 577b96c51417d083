import type { Flag } from './schema.ts';

/** How yes and no stand in a column. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
