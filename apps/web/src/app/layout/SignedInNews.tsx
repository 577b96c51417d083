import { type ComponentType, lazy, Suspense } from 'react';
import { importToasts } from '../../features/notifications/index.ts';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';

async function loadToasts(): Promise<{ default: ComponentType<{ userId: number }> }> {
  // What the page is about comes first.
  await new Promise<void>((resolve) => whenIdle(resolve));
  try {
    return { default: await importToasts() };
  } catch {
    // No connection, or a newer release: the page is of use without news, and can be loaded again.
    return { default: () => null };
  }
}

const NotificationToasts = lazy(loadToasts);

/** What keeps whoever is signed in up to date; visitors do not even load it. */
export function SignedInNews() {
  const userId = useSession()?.id;
  if (userId === undefined) return null;
  return (
    <Suspense>
      <NotificationToasts key={userId} userId={userId} />
    </Suspense>
  );
}
