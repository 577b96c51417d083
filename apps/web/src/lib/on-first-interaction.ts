import { whenIdle } from './when-idle.ts';

/**
 * What somebody does who has begun to use the page. Scrolling alone is no sign: pages scroll by
 * themselves too, and whoever does so has moved a pointer, touched the screen or pressed a key.
 */
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'] as const;

/** Milliseconds after which whoever only looks at the page has seen what it is about. */
const timeoutMs = 4000;

/**
 * Calls back once somebody has begun to use the page, or has looked at it for a while, and it has
 * nothing better to do: for what a first view can do without. Answers with a function that calls it off.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let callOff = () => {};
  const begin = () => {
    waiting.abort();
    callOff = whenIdle(callback);
  };
  const timer = setTimeout(begin, timeoutMs);
  signal.addEventListener('abort', () => clearTimeout(timer));
  for (const sign of signs) {
    window.addEventListener(sign, begin, { signal, passive: true, capture: true });
  }
  return () => {
    waiting.abort();
    callOff();
  };
}
