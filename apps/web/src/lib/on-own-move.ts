/** What somebody does who has begun to look around. */
const ownMoves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back at each of the reader's own moves, until the signal is aborted. */
export function onOwnMove(listener: () => void, signal: AbortSignal): void {
  for (const move of ownMoves) window.addEventListener(move, listener, { signal, passive: true });
}
