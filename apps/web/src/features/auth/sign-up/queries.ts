import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../../lib/api.ts';

/** Fail quietly: the sign-up page works without them. */
export const signUpQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['sign-up', 'settings'],
      queryFn: ({ signal }) => call(contract.registration.getSettings, {}, { signal, quiet: true }),
      staleTime: 0,
    }),
  /** The inviter; null if the invitation is invalid. */
  invitation: (token: string) =>
    queryOptions({
      queryKey: ['sign-up', 'invitation', token],
      queryFn: async ({ signal }) => {
        try {
          const options = { signal, quiet: true };
          return await call(contract.registration.checkInvitation, { params: { token } }, options);
        } catch (error) {
          if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
          throw error;
        }
      },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
