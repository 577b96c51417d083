import type { ChallengerOrder } from '@poketorneo/contract';
import { idFrom } from '../../../lib/id-from.ts';
import type { ChallengerSearch } from '../queries.ts';

/** The values of 'ordine'; null for the default. */
const orders: readonly (readonly [ChallengerOrder, string | null])[] = [
  ['username', null],
  ['newest', 'ultimi'],
  ['progress', 'progressi'],
];

const on = 'si';

/** Reads the search from a URL's query. */
export function parseSearch(query: URLSearchParams): ChallengerSearch {
  const order = orders.find(([, name]) => name === query.get('ordine'))?.[0];
  return {
    search: query.get('cerca') ?? '',
    order: order ?? 'username',
    isStuck: query.get('bloccati') === on,
    isIdle: query.get('fermi') === on,
    isPresent: query.get('presenti') === on,
    leaderId: idFrom(query.get('capopalestra') ?? undefined),
  };
}

/** The query of a URL; defaults are omitted. */
export function toQuery(search: ChallengerSearch): URLSearchParams {
  const query = new URLSearchParams();
  const order = orders.find(([one]) => one === search.order)?.[1] ?? null;
  if (search.search !== '') query.set('cerca', search.search);
  if (order !== null) query.set('ordine', order);
  if (search.isStuck) query.set('bloccati', on);
  if (search.isIdle) query.set('fermi', on);
  if (search.isPresent) query.set('presenti', on);
  if (search.leaderId !== null) query.set('capopalestra', String(search.leaderId));
  return query;
}

/** The path of the list, searching for one player. */
export function challengerPath(username: string): string {
  return `/users?${new URLSearchParams({ cerca: username })}`;
}

/** Whether the search may exclude players. */
export function isNarrowed({ search, isStuck, isIdle, isPresent, leaderId }: ChallengerSearch) {
  return search !== '' || isStuck || isIdle || isPresent || leaderId !== null;
}
