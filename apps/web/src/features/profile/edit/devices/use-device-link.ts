import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../../lib/api.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { profileQueries } from '../../queries.ts';

const pollIntervalMs = 2000;

/** Creates a link that signs in another device; a new link replaces the previous one. */
export function useDeviceLink() {
  return useSubmission({
    updatesQueries: 'never: no query shows the link',
    mutationFn: () => call(contract.auth.makeDeviceLink, {}, { quiet: true }),
  });
}

export type MakingDeviceLink = ReturnType<typeof useDeviceLink>;

/** The state of a link, polled while it can be used. */
export function useDeviceLinkState(id: string) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['device-link', id],
    queryFn: ({ signal }) =>
      call(contract.auth.deviceLinkState, { params: { id } }, { signal, quiet: true }),
    refetchInterval: ({ state }) =>
      (state.data?.state ?? 'open') === 'open' ? pollIntervalMs : false,
    gcTime: 0,
  });
  const isUsed = data?.state === 'used';
  useEffect(() => {
    if (isUsed) void client.invalidateQueries({ queryKey: profileQueries.devices().queryKey });
  }, [isUsed, client]);
  return data;
}
