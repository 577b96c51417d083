import type { SessionUser } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useDeferredImport } from '../../../lib/deferred.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Zone } from './Zone.tsx';

const loadDialog = async () => (await import('./DeleteAccountDialog.tsx')).DeleteAccountDialog;

/** The deletion of the user's own account. */
export function DeleteAccount({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const DeleteAccountDialog = useDeferredImport(loadDialog, open);
  const navigate = useNavigate();
  const deletion = useSubmission({
    updatesQueries: 'never: the session ends',
    mutationFn: () =>
      call(contract.users.delete, { params: { id: user.id } }, { revokesToken: true }),
    onSuccess: () => {
      alert.success('Il tuo account è stato eliminato', { keepAfterRouteChange: true });
      session.end();
      navigate('/home');
    },
    // The dialog would cover the alert with the server's reason.
    onError: () => setOpen(false),
  });
  return (
    <Zone
      title="Lasciare il torneo"
      text="Elimina il tuo account e tutto quello che hai conquistato."
    >
      <Button look="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Elimina account
      </Button>
      {DeleteAccountDialog !== undefined && (
        <DeleteAccountDialog
          open={open}
          onClose={() => setOpen(false)}
          username={user.username}
          deleting={deletion.isPending || deletion.isSuccess}
          onConfirm={() => deletion.mutate()}
        />
      )}
    </Zone>
  );
}
