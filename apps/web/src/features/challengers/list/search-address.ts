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
export function parseSearch(address: URLSearchParams): ChallengerSearch {
  const order = orders.find(([, name]) => name === address.get('ordine'))?.[0];
  return {
    search: address.get('cerca') ?? '',
    order: order ?? 'username',
    isStuck: address.get('bloccati') === on,
    isIdle: address.get('fermi') === on,
    isPresent: address.get('presenti') === on,
    leaderId: idFrom(address.get('capopalestra') ?? undefined),
  };
}

/** The query of a URL; defaults are omitted. */
export function toQuery(search: ChallengerSearch): URLSearchParams {
  const address = new URLSearchParams();
  const order = orders.find(([one]) => one === search.order)?.[1] ?? null;
  if (search.search !== '') address.set('cerca', search.search);
  if (order !== null) address.set('ordine', order);
  if (search.isStuck) address.set('bloccati', on);
  if (search.isIdle) address.set('fermi', on);
  if (search.isPresent) address.set('presenti', on);
  if (search.leaderId !== null) address.set('capopalestra', String(search.leaderId));
  return address;
}

/** The path of the list, searching for one player. */
export function addressOfChallenger(username: string): string {
  return `/users?${new URLSearchParams({ cerca: username })}`;
}

/** Whether the search may exclude players. */
export function isNarrowed({ search, isStuck, isIdle, isPresent, leaderId }: ChallengerSearch) {
  return search !== '' || isStuck || isIdle || isPresent || leaderId !== null;
}
