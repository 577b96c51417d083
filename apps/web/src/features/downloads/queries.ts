import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const downloadQueries = {
  /** When the last backup was made; another organiser or a command may have made one since. */
  backupStatus: () =>
    queryOptions({
      queryKey: ['downloads', 'backup-status'],
      queryFn: ({ signal }) => call(contract.downloads.backupStatus, {}, { signal }),
      staleTime: 0,
    }),
};
