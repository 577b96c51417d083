import type { Flag } from './schema.ts';

/** Booleans are stored as 0 or 1. */
export const toFlag = (value: boolean): Flag => (value ? 1 : 0);
