import { tabTitle } from '@poketorneo/contract';
import { useEffect } from 'react';

/**
 * Sets the tab's title while the component is mounted, as the server's document does; it runs after
 * the layout has set the page's title.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = tabTitle(title);
    document.title = own;
    return () => {
      // Another page may have set its own meanwhile.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
