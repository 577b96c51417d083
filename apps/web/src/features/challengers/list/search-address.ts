import type { ChallengerOrder } from '@poketorneo/contract';
import { idFrom } from '../../../lib/id-from.ts';
import type { ChallengerSearch } from '../queries.ts';

/** What each order is called in an address. */
const orders: readonly (readonly [ChallengerOrder, string | null])[] = [
  ['username', null],
  ['newest', 'ultimi'],
  ['progress', 'progressi'],
];

const on = 'si';

/** What is looked for, as an address says it. */
export function searchFrom(address: URLSearchParams): ChallengerSearch {
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

/** An address that says it; what is as usual is left out. */
export function addressOf(search: ChallengerSearch): URLSearchParams {
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

/** The address of the list with one player alone. */
export function addressOfChallenger(username: string): string {
  return `/users?${new URLSearchParams({ cerca: username })}`;
}

/** Whether the search may leave players out. */
export function isNarrowed({ search, isStuck, isIdle, isPresent, leaderId }: ChallengerSearch) {
  return search !== '' || isStuck || isIdle || isPresent || leaderId !== null;
}
