import { Suspense } from 'react';
import { lazyWhenIdle } from '../../lib/deferred.ts';
import { useSession } from '../../lib/session.ts';

const LiveUpdates = lazyWhenIdle(
  async () => (await import('../live-updates/LiveUpdates.tsx')).LiveUpdates,
);

/** Signed-in users' live updates. Separate chunk; not loaded for visitors. */
export function SignedInLiveUpdates() {
  const userId = useSession()?.id;
  if (userId === undefined) return null;
  return (
    <Suspense>
      <LiveUpdates key={userId} userId={userId} />
    </Suspense>
  );
}
