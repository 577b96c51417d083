import { useLayoutEffect } from 'react';
import { productName } from '../../../lib/page.ts';

/** The browser tab's title: who fights whom. */
export function useReplayTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${title} – ${productName}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
