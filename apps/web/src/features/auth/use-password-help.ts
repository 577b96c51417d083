import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Whether passwords are reset by mail or through the organisers. */
export function usePasswordHelp() {
  return useQuery({
    queryKey: ['auth', 'password-help'],
    queryFn: ({ signal }) => call(contract.auth.passwordHelp, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
