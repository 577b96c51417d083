import { permissionsOf, rolesFor, type User } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { writtenEmail } from '../../../ui/form/account-checks.ts';
import { useChallengerChanges } from '../use-challenger-changes.ts';

/** The fields that an organiser may change. */
export interface AccountFields {
  firstName: string;
  lastName: string;
  email: string;
  isAdmin: boolean;
  /** Only for organisers: whether they also play. */
  plays: boolean;
}

/** The form's initial values: a player in a tournament who becomes an organiser still plays. */
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

/** Saves an account; the server refuses if it has changed since it was fetched. */
export function useSaveAccount({ id, version }: User, onSaved: () => void) {
  const changes = useChallengerChanges();
  const navigate = useNavigate();
  return useSubmission({
    updatesQueries: 'mutationFn',
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
      // Leaving the role: navigate first, because the page's guard would raise an alert.
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
