import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Not cached as fresh: players may hide their profile at any time. */
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

/** The path of a player's public profile. */
export const profilePath = (username: string): string => `/players/${encodeURIComponent(username)}`;
