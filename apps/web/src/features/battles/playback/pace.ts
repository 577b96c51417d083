import type { StageSpeed } from '../stage/index.ts';

/** Milliseconds in which a sentence appears, letter by letter. */
export function typingTime(sentence: string, speed: StageSpeed): number {
  return speed === 'skip' ? 0 : (sentence.length * 14) / speed;
}

/** Milliseconds for which a sentence stays at least, from its first letter on. */
export function readingTime(sentence: string, speed: StageSpeed): number {
  return speed === 'skip' ? 0 : (550 + sentence.length * 24) / speed;
}
