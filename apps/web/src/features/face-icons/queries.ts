import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What is asked about face icons; a match may bring one at any moment. */
export const faceIconQueries = {
  rootKey: ['face-icons'] as const,
  all: () =>
    queryOptions({
      queryKey: [...faceIconQueries.rootKey, 'all'],
      queryFn: ({ signal }) => call(contract.faceIcons.list, {}, { signal }),
      staleTime: 0,
    }),
};
