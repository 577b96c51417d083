import { Suspense } from 'react';
import { lazyWhenIdle } from '../../lib/deferred.ts';
import { useSession } from '../../lib/session.ts';
import { importLiveUpdates } from '../live-updates/import-live-updates.ts';

// What the page is about comes first.
const LiveUpdates = lazyWhenIdle(importLiveUpdates);

/** What keeps whoever is signed in up to date; visitors do not even load it. */
export function SignedInLiveUpdates() {
  const userId = useSession()?.id;
  if (userId === undefined) return null;
  return (
    <Suspense>
      <LiveUpdates key={userId} userId={userId} />
    </Suspense>
  );
}
