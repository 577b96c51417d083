import { tabTitle } from '@poketorneo/contract';
import { useEffect } from 'react';

/**
 * Calls what is shown by a name of its own as long as it is shown, as the server's document does: after the
 * layout has written the page's title.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    const own = tabTitle(title);
    document.title = own;
    return () => {
      // Another page may have written its own by now.
      if (document.title === own) document.title = before;
    };
  }, [title]);
}
