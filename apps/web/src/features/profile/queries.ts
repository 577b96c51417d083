import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';

/** Not cached as fresh: any match may change them. */
export const profileQueries = {
  rootKey: ['profile'] as const,
  info: () =>
    queryOptions({
      queryKey: [...profileQueries.rootKey, 'info'],
      queryFn: ({ signal }) => call(contract.profile.info, {}, { signal }),
      staleTime: 0,
    }),
  devices: () =>
    queryOptions({
      queryKey: [...profileQueries.rootKey, 'devices'],
      queryFn: ({ signal }) => call(contract.auth.listSessions, {}, { signal }),
      staleTime: 0,
    }),
  /** Only refreshes the stored user: failures are ignored. */
  account: (id: number) =>
    queryOptions({
      queryKey: [...profileQueries.rootKey, 'account', id],
      queryFn: async ({ signal }) => {
        const rememberedWhenAsked = session.get();
        const account = await call(contract.users.get, { params: { id } }, { signal, quiet: true });
        return { account, rememberedWhenAsked };
      },
      staleTime: 0,
    }),
};
