import { useLayoutEffect } from 'react';
import type { Page } from '../../lib/page.ts';

/** Gives the document the page's title, background and frame. */
export function useDocumentFrame({ title, background, isImmersive = false }: Page): void {
  useLayoutEffect(() => {
    document.title = title;
    const { dataset } = document.documentElement;
    dataset.pageBackground = background;
    dataset.pageFrame = isImmersive ? 'slim' : 'full';
  }, [title, background, isImmersive]);
}
