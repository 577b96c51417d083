import * as contract from '@poketorneo/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** How a forgotten password is reset: a server has mail or has none. */
export function usePasswordHelp() {
  return useQuery({
    queryKey: ['auth', 'password-help'],
    queryFn: ({ signal }) => call(contract.auth.passwordHelp, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
