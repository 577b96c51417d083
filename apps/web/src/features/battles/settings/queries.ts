import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { battleQueryKeys } from '../query-keys.ts';

/** Where matches are fought and which levels count. A page that does not know it does without. */
export const battleSettingsQuery = () =>
  queryOptions({
    queryKey: battleQueryKeys.settings,
    queryFn: ({ signal }) => call(contract.battleSettings.get, {}, { signal, quiet: true }),
    staleTime: 300_000,
  });
