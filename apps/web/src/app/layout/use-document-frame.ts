import { useLayoutEffect } from 'react';
import type { ShownPage } from '../use-page.ts';

/** Sets the document's title, background and frame. */
export function useDocumentFrame({ title, background }: ShownPage, isImmersed: boolean): void {
  useLayoutEffect(() => {
    document.title = title;
    const { dataset } = document.documentElement;
    dataset.pageBackground = background;
    dataset.pageFrame = isImmersed ? 'slim' : 'full';
  }, [title, background, isImmersed]);
}
