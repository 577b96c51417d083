import { permissionsOf, rolesFor, type User } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { writtenEmail } from '../../../ui/form/account-checks.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** What an organiser may change about an account. */
export interface AccountFields {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  /** Of an organiser: whether they play as well. */
  plays: boolean;
}

/**
 * What the form begins with: a player who is made an organiser keeps the tournaments they are in.
 */
export function fieldsOf(
  { firstName, lastName, email, roles }: Pick<User, 'firstName' | 'lastName' | 'email' | 'roles'>,
  isInTournament: boolean,
): AccountFields {
  const { organises, plays } = permissionsOf(roles);
  return {
    firstName,
    lastName,
    email: email ?? '',
    isAdmin: organises,
    plays: organises ? plays : isInTournament,
  };
}

/** Saves an account, unless it has changed since it was fetched. */
export function useSaveAccount({ id, version }: User, onSaved: () => void) {
  const changes = useChallengerChanges();
  const navigate = useNavigate();
  return useSubmission({
    mutationFn: async ({ isAdmin, plays, email, ...names }: AccountFields) => {
      const roles = rolesFor({ organises: isAdmin, plays });
      const saved = await call(contract.users.update, {
        params: { id },
        body: { ...names, email: writtenEmail(email), roles, version },
      });
      if (session.get()?.id !== id) await changes.refresh(id);
      return saved;
    },
    onSuccess: (saved) => {
      const isOwn = session.get()?.id === id;
      const isOrganiser = permissionsOf(saved.roles).organises;
      // Who gives up the organiser's role leaves before the page's guard raises an alert.
      if (isOwn && !isOrganiser) navigate('/home');
      if (isOwn) {
        const { firstName, lastName, email, roles } = saved;
        session.update({ firstName, lastName, email, roles });
      }
      alert.success(`Account di ${saved.username} aggiornato`, {
        autoClose: true,
        keepAfterRouteChange: true,
      });
      onSaved();
      if (isOwn && isOrganiser) void changes.refresh(id);
    },
    onError: () => void changes.refresh(id),
  });
}
