import { type ComponentType, lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { importNews } from '../news/import-news.ts';

async function loadNews(): Promise<{ default: ComponentType<{ userId: number }> }> {
  // What the page is about comes first.
  await new Promise<void>((resolve) => whenIdle(resolve));
  try {
    return { default: await importNews() };
  } catch {
    // No connection, or a newer release: the page is of use without news, and can be loaded again.
    return { default: () => null };
  }
}

const News = lazy(loadNews);

/** What keeps whoever is signed in up to date; visitors do not even load it. */
export function SignedInNews() {
  const userId = useSession()?.id;
  if (userId === undefined) return null;
  return (
    <Suspense>
      <News key={userId} userId={userId} />
    </Suspense>
  );
}
