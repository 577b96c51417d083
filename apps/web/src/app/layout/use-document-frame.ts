import { useLayoutEffect } from 'react';
import type { Page } from '../../lib/page.ts';

/** Gives the document the page's title and background. */
export function useDocumentFrame({ title, background }: Page): void {
  useLayoutEffect(() => {
    document.title = title;
    document.documentElement.dataset.pageBackground = background;
  }, [title, background]);
}
