import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** People come in while the page is open, and other organisers decide: milliseconds. */
const askAgain = 5000;

/** What organisers see of who gets in, and how. */
export const registrationQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['registration', 'settings'],
      queryFn: ({ signal }) => call(contract.registration.getSettings, {}, { signal }),
      staleTime: 0,
    }),
  invitations: () =>
    queryOptions({
      queryKey: ['registration', 'invitations'],
      queryFn: ({ signal }) => call(contract.registration.listInvitations, {}, { signal }),
      staleTime: 0,
      refetchInterval: askAgain,
    }),
  waiting: () =>
    queryOptions({
      queryKey: ['registration', 'waiting'],
      queryFn: ({ signal }) => call(contract.registration.listWaiting, {}, { signal }),
      staleTime: 0,
      refetchInterval: askAgain,
    }),
};
