import { type KeyboardEvent, useEffect } from 'react';

/** Keys 1 to 4 choose an answer wherever the focus is. */
export function useAnswerKeys(choose: (number: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      if (/^[1-4]$/.test(event.key)) choose(Number(event.key));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [choose]);
}

const moves: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const columns = 2;

/**
 * Arrow keys move through the answers, two rows of two; from other elements to the first answer.
 */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const move = moves[event.key];
  if (move === undefined) return;
  const answers = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')];
  const focused = answers.findIndex((answer) => answer.matches(':focus'));
  event.preventDefault();
  const [right, down] = move;
  const column = (focused % columns) + right;
  if (focused === -1) answers[0]?.focus();
  else if (column >= 0 && column < columns) {
    answers[column + (Math.floor(focused / columns) + down) * columns]?.focus();
  }
}
