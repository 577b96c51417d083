export { type AttemptLimits, createAttemptLimits, inNetwork } from './attempt-limits.ts';
