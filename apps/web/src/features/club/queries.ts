import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const clubQueries = {
  /** The name of the club; pages do without it. The stream of signed-in users invalidates it. */
  settings: () =>
    queryOptions({
      queryKey: ['club'],
      queryFn: ({ signal }) => call(contract.club.get, {}, { signal, quiet: true }),
      staleTime: 60_000,
    }),
};
