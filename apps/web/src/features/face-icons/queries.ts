import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Not cached as fresh: any match may add an icon. */
export const faceIconQueries = {
  rootKey: ['face-icons'] as const,
  all: () =>
    queryOptions({
      queryKey: [...faceIconQueries.rootKey, 'all'],
      queryFn: ({ signal }) => call(contract.faceIcons.list, {}, { signal }),
      staleTime: 0,
    }),
};
