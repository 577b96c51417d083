export { type AttemptLimits, createAttemptLimits } from './attempt-limits.ts';
