import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { battleQueryKeys } from '../query-keys.ts';

/** Quiet, since pages do without it. */
export const battleSettingsQuery = () =>
  queryOptions({
    queryKey: battleQueryKeys.settings,
    queryFn: ({ signal }) => call(contract.battleSettings.get, {}, { signal, quiet: true }),
    staleTime: 300_000,
  });
