import { BottomBar } from '../header/bottom-bar/BottomBar.tsx';
import { useHasBottomBar } from '../header/bottom-bar/use-has-bottom-bar.ts';
import { PwaSupport } from '../pwa/PwaSupport.tsx';

/** The bottom bar and the PWA features. Separate chunk, imported when the page is idle. */
export function DeferredLayout() {
  return (
    <>
      <PwaSupport />
      {useHasBottomBar() && <BottomBar />}
    </>
  );
}
