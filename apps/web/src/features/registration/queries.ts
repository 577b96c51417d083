import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/**
 * Milliseconds between polls: players sign up and other organisers decide while the page is open.
 */
const pollIntervalMs = 5000;

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
      refetchInterval: pollIntervalMs,
    }),
  waiting: () =>
    queryOptions({
      queryKey: ['registration', 'waiting'],
      queryFn: ({ signal }) => call(contract.registration.listWaiting, {}, { signal }),
      staleTime: 0,
      refetchInterval: pollIntervalMs,
    }),
};
