import type { StageSpeed } from '../stage/index.ts';

/** Milliseconds for typing a sentence letter by letter. */
export function typingTime(sentence: string, speed: StageSpeed): number {
  return speed === 'skip' ? 0 : (sentence.length * 14) / speed;
}

/** Minimum milliseconds on the screen, including the typing. */
export function readingTime(sentence: string, speed: StageSpeed): number {
  return speed === 'skip' ? 0 : (550 + sentence.length * 24) / speed;
}
