import { useEffect, useEffectEvent } from 'react';

/** Brings the row of something into view once it is there; -1 as long as it is not. */
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
