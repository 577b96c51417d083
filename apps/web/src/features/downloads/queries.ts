import * as contract from '@poketorneo/contract/endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

export const downloadQueries = {
  /** When the database was copied last: another organiser, or a command, may have done it since. */
  backupStatus: () =>
    queryOptions({
      queryKey: ['downloads', 'backup-status'],
      queryFn: ({ signal }) => call(contract.downloads.backupStatus, {}, { signal }),
      staleTime: 0,
    }),
};
