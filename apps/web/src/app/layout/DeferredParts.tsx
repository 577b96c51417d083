import { Suspense } from 'react';
import { lazyWhenIdle } from '../../lib/deferred.ts';

// What the page is about comes first; the room of the bottom bar is kept meanwhile.
const DeferredLayout = lazyWhenIdle(
  async () => (await import('./DeferredLayout.tsx')).DeferredLayout,
);

/** What stands around every page and can wait. */
export function DeferredParts() {
  return (
    <Suspense>
      <DeferredLayout />
    </Suspense>
  );
}
