import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** Closes an account until further notice, or opens it; each is undone with the other. */
export function useAccountStatus({ userId, username }: Pick<Challenger, 'userId' | 'username'>) {
  const changes = useChallengerChanges();
  return useSubmission({
    mutationFn: async (status: 'active' | 'suspended') => {
      const saved = await call(contract.users.updateStatus, {
        params: { id: userId },
        body: { status },
      });
      await changes.refresh(userId);
      return saved;
    },
    onSuccess: ({ status }) =>
      alert.success(
        status === 'suspended'
          ? `${username} è fuori da tutti i dispositivi: i suoi progressi restano`
          : `${username} può entrare`,
        { autoClose: true },
      ),
    onError: () => void changes.refresh(userId),
  });
}
