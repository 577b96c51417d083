import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { eagerPages } from './eager-pages.ts';
import { pages } from './pages.ts';

/** Renders each prerendered page by path, without data and for an unknown viewer; for the build. */
export async function prerender(): Promise<Map<string, string>> {
  const markupByPath = new Map<string, string>();
  for (const page of pages) {
    if (!('isPrerendered' in page)) continue;
    const { path, component } = page;
    const Page = component === 'eager' ? eagerPages[page.path] : await component.load();
    const markup = renderToStaticMarkup(
      <StaticRouter location={path.replace(/\/:.*$/, '')}>
        <QueryClientProvider client={new QueryClient()}>
          <Page />
        </QueryClientProvider>
      </StaticRouter>,
    );
    // The document's head already has React's preload links.
    markupByPath.set(path, markup.replace(/^(<link [^>]*>)+/, ''));
  }
  return markupByPath;
}
