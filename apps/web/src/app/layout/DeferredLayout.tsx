import { BottomBar } from '../header/bottom-bar/BottomBar.tsx';
import { useHasBottomBar } from '../header/bottom-bar/use-has-bottom-bar.ts';
import { PwaSupport } from '../pwa/PwaSupport.tsx';

/**
 * The bar under the thumb, where there is one, and what makes the product at home on the device.
 */
export function DeferredLayout() {
  return (
    <>
      <PwaSupport />
      {useHasBottomBar() && <BottomBar />}
    </>
  );
}
