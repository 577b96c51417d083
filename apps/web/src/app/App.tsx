import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  /** Called before the first page is painted, when it has replaced the document's own markup. */
  onReplaced: () => void;
  /** Called once the first page is shown. */
  onShown: () => void;
}

export function App({ router, queryClient, onReplaced, onShown }: AppProps) {
  useLayoutEffect(onReplaced, [onReplaced]);
  useEffect(onShown, [onShown]);
  useMissedRouterChange(router);
  return (
    // The Content-Security-Policy allows no <style> element.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>
  );
}

/**
 * Concurrent rendering takes several tasks, and RouterProvider subscribes only at its end: a change
 * of state in between is repeated.
 */
function useMissedRouterChange(router: AppProps['router']): void {
  const [rendered] = useState(() => router.state);
  useEffect(() => {
    if (router.state !== rendered) void router.revalidate();
  }, [router, rendered]);
}
