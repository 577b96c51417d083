import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const healthQueries = {
  report: () =>
    queryOptions({
      queryKey: ['health', 'report'],
      queryFn: ({ signal }) => call(contract.health.report, {}, { signal }),
      staleTime: 0,
    }),
};
