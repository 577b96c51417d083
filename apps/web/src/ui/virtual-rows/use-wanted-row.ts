import { useEffect, useEffectEvent } from 'react';

/** Scrolls an item's row into view once it is loaded; its index is -1 before. */
export function useWantedRow(
  wantedId: number | undefined,
  index: number,
  showRow: (index: number) => void,
): void {
  const isThere = index >= 0;
  const show = useEffectEvent(() => showRow(index));
  useEffect(() => {
    if (wantedId !== undefined && isThere) show();
  }, [wantedId, isThere]);
}
