import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { newestFirst, pageSize } from '../../lib/paging.ts';

export const auditLogQueries = {
  /** Newest first; other organisers may add entries at any moment. */
  all: () =>
    infiniteQueryOptions({
      queryKey: ['audit-log'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.auditLog.list, { query: { limit: pageSize, ...pageParam } }, { signal }),
      ...newestFirst,
      staleTime: 0,
    }),
};
