import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

interface AppProps {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: QueryClient;
  /** Called when the app has replaced the document's markup, before the paint. */
  onReplaced: () => void;
  /** Called after the first page's paint. */
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
 * RouterProvider subscribes only after the first rendering, which takes several tasks: a change of
 * state in between is repeated.
 */
function useMissedRouterChange(router: AppProps['router']): void {
  const [rendered] = useState(() => router.state);
  useEffect(() => {
    if (router.state !== rendered) void router.revalidate();
  }, [router, rendered]);
}
