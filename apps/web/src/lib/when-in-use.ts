import { whenIdle } from './when-idle.ts';

/** What somebody does who has begun to use the page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/**
 * Calls back once somebody has begun to use the page and it has nothing better to do: for what is
 * fetched ahead of being pressed, which a page that is only looked at need not read. Answers with a
 * function that calls it off.
 */
export function whenInUse(callback: () => void): () => void {
  const waiting = new AbortController();
  let callOff = () => {};
  for (const sign of signs) {
    window.addEventListener(
      sign,
      () => {
        waiting.abort();
        callOff = whenIdle(callback);
      },
      { signal: waiting.signal, passive: true, capture: true },
    );
  }
  return () => {
    waiting.abort();
    callOff();
  };
}
