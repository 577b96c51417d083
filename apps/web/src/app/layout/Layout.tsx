import { type ReactNode, Suspense, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router';
import { lazyWhenIdle } from '../../lib/deferred.ts';
import { AlertBanner } from '../alert-banner/AlertBanner.tsx';
import { Header } from '../header/Header.tsx';
import { useIsImmersed, usePage } from '../use-page.ts';
import { Footer } from './Footer.tsx';
import styles from './Layout.module.css';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageLoading } from './PageLoading.tsx';
import { SignedInLiveUpdates } from './SignedInLiveUpdates.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useDocumentFrame } from './use-document-frame.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';
import { usePageArrival } from './use-page-arrival.ts';
import { positionsKey, useReloadedPosition } from './use-reloaded-position.ts';

const DeferredLayout = lazyWhenIdle(
  async () => (await import('./DeferredLayout.tsx')).DeferredLayout,
);

/** The first location of a visit has the key 'default', whatever its URL. */
function scrollKey({ key, pathname, search }: Location): string {
  return key === 'default' ? pathname + search : key;
}

/** The frame of every page; without children, of the current route's. */
export function Layout({ children = <Outlet /> }: { children?: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const page = usePage();
  const isImmersed = useIsImmersed();
  useDocumentFrame(page, isImmersed);
  useReloadedPosition(scrollKey(useLocation()));
  useNavigationBlocker();
  const announcement = usePageArrival(page, main);
  return (
    <div className={styles.layout}>
      {page.hasNoHeader !== true && (
        <>
          <SkipLink target={main} />
          <Header />
          <NavigationProgress />
          <AlertBanner />
        </>
      )}
      <main id="contenuto" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </main>
      {!isImmersed && <Footer />}
      <p className={styles.announcement} aria-live="polite">
        {announcement}
      </p>
      <Suspense>
        <DeferredLayout />
      </Suspense>
      <SignedInLiveUpdates />
      <ScrollRestoration getKey={scrollKey} storageKey={positionsKey} />
    </div>
  );
}
