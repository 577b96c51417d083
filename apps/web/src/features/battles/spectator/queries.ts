import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { isRefusal } from '../../../lib/refusals.ts';

const freshMs = 10_000;

export const watchQueries = {
  rootKey: ['live'] as const,
  /** The running duels for everybody, and the one in the showcase; a failure stays silent. */
  live: () =>
    queryOptions({
      queryKey: [...watchQueries.rootKey, 'list'],
      queryFn: ({ signal }) => call(contract.live.list, {}, { signal, quiet: true }),
      staleTime: freshMs,
    }),
  /**
   * A duel by id, or by the key of its link: read once for each use; the rest comes by the stream.
   */
  one: (word: string, use: 'page' | 'replay' | 'wall') =>
    queryOptions({
      queryKey: [...watchQueries.rootKey, 'one', word, use],
      queryFn: ({ signal }) =>
        call(contract.live.watch, { query: { watch: word } }, { signal, quiet: isRefusal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
