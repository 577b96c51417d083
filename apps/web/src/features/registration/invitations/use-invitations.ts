import type { Invitation } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { replaceData } from '../../../lib/query-client.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { registrationQueries } from '../queries.ts';

/** Revokes or restores an invitation; the list then shows its new state. */
export function useRevocation({ id }: Pick<Invitation, 'id'>) {
  const client = useQueryClient();
  return useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (isRevoked: boolean) =>
      call(contract.registration.setInvitationRevoked, { body: { invitationId: id, isRevoked } }),
    onSuccess: (changed) => {
      const { queryKey } = registrationQueries.invitations();
      replaceData(client, queryKey, (before) =>
        before?.map((invitation) => (invitation.id === id ? changed : invitation)),
      );
    },
  });
}
