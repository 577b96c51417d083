import { useMatches } from 'react-router';
import { notFoundPath, productName, type RouteEntry, routeEntry } from './route-table.ts';

const fallback: RouteEntry = {
  path: notFoundPath,
  title: productName,
  access: 'public',
  background: 'light',
};

/** The table's entry of the page that is shown. */
export function useRouteEntry(): RouteEntry {
  const matches = useMatches();
  return routeEntry(matches.at(-1)?.id ?? '') ?? fallback;
}
