export { type AttemptLimits, countIn, createAttemptLimits, inNetwork } from './attempt-limits.ts';
