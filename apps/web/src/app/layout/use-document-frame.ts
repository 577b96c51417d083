import { useLayoutEffect } from 'react';
import type { RouteEntry } from '../route-table.ts';

/** Gives the document the page's title and background. */
export function useDocumentFrame({ title, background }: RouteEntry): void {
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.dataset.pageBackground = background;
  }, [title, background]);
}
