import * as contract from '@poketorneo/contract/endpoints';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const pageSize = 50;
const newestPage: { before?: number } = {};

export const auditLogQueries = {
  /** The last changes first; organisers change something at any moment. */
  all: () =>
    infiniteQueryOptions({
      queryKey: ['audit-log'],
      queryFn: ({ pageParam, signal }) =>
        call(contract.auditLog.list, { query: { limit: pageSize, ...pageParam } }, { signal }),
      initialPageParam: newestPage,
      getNextPageParam: (page) => {
        const last = page.at(-1);
        return page.length < pageSize || last === undefined ? null : { before: last.id };
      },
      staleTime: 0,
    }),
};
