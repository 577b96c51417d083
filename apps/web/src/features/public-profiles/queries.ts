import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What players show to anybody; any of them may change their mind at any moment. */
export const publicProfileQueries = {
  rootKey: ['public-profiles'] as const,
  of: (username: string) =>
    queryOptions({
      queryKey: [...publicProfileQueries.rootKey, 'of', username.toLowerCase()],
      queryFn: ({ signal }) =>
        call(
          contract.publicProfiles.get,
          { query: { username } },
          { signal, quiet: ({ status }) => status === 404 || status === 400 },
        ),
      staleTime: 0,
    }),
  visibility: () =>
    queryOptions({
      queryKey: [...publicProfileQueries.rootKey, 'visibility'],
      queryFn: ({ signal }) => call(contract.publicProfiles.getVisibility, {}, { signal }),
      staleTime: 0,
    }),
};

/** Where a player's public profile is found. */
export const profileAddress = (username: string): string =>
  `/players/${encodeURIComponent(username)}`;
