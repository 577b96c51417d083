import { Suspense } from 'react';
import { lazyWhenIdle } from '../../lib/lazy-when-idle.ts';
import { useSession } from '../../lib/session.ts';
import { importNews } from '../news/import-news.ts';

// What the page is about comes first.
const News = lazyWhenIdle(importNews);

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
