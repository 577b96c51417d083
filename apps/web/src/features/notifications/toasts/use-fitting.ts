import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The first of some wordings, from the longest on, that its box has room for; else the last one. A box that
 * cuts nothing off has room for all.
 */
export function useFitting<Some>(
  box: RefObject<HTMLElement | null>,
  wordings: readonly [Some, ...Some[]],
): { wording: Some; isLast: boolean } {
  const [index, setIndex] = useState(0);
  const isLast = index >= wordings.length - 1;
  useLayoutEffect(() => {
    if (isLast || box.current === null) return;
    const { scrollHeight, clientHeight } = box.current;
    if (getComputedStyle(box.current).overflowY === 'visible') return;
    if (scrollHeight > clientHeight + 1) setIndex(index + 1);
  }, [box, index, isLast]);
  return { wording: wordings[index] ?? wordings[0], isLast };
}
