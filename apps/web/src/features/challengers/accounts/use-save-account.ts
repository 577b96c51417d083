import { type Role, roleAdmin, roleUser, type User } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** What an organiser may change about an account. */
export interface AccountFields {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
}

export function fieldsOf({ firstName, lastName, email, roles }: User): AccountFields {
  return { firstName, lastName, email, isAdmin: roles.includes(roleAdmin) };
}

/** Saves an account, unless somebody has changed it since it was fetched. */
export function useSaveAccount({ id, version }: User, onSaved: () => void) {
  const changes = useChallengerChanges();
  const navigate = useNavigate();
  return useSubmission({
    mutationFn: async ({ isAdmin, ...names }: AccountFields) => {
      const roles: Role[] = isAdmin ? [roleUser, roleAdmin] : [roleUser];
      const saved = await call(contract.users.update, {
        params: { id },
        body: { ...names, roles, version },
      });
      if (session.get()?.id !== id) await changes.refresh(id);
      return saved;
    },
    onSuccess: (saved) => {
      const isOwn = session.get()?.id === id;
      // Whoever is no organiser any more has no business here, and is not to be told so by the guards.
      if (isOwn && !saved.roles.includes(roleAdmin)) navigate('/home');
      if (isOwn) {
        const { firstName, lastName, email, roles } = saved;
        session.update({ firstName, lastName, email, roles });
      }
      alert.success(`Account di ${saved.username} aggiornato`, {
        autoClose: true,
        keepAfterRouteChange: true,
      });
      onSaved();
      if (isOwn && saved.roles.includes(roleAdmin)) void changes.refresh(id);
    },
    onError: () => void changes.refresh(id),
  });
}
