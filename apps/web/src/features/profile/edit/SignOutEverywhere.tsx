import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Zone } from './Zone.tsx';

/** For whoever has lost a phone, or was signed in on somebody else's computer. */
export function SignOutEverywhere() {
  const navigate = useNavigate();
  const signingOut = useSubmission({
    mutationFn: () => call(contract.auth.signOutEverywhere, {}, { revokesToken: true }),
    onSuccess: ({ message }) => {
      alert.success(message, { keepAfterRouteChange: true });
      session.end();
      // After the session: the guards, which judge again when it ends, are overtaken by this.
      navigate('/account/login');
    },
  });
  return (
    <Zone
      title="I tuoi dispositivi"
      text="Hai perso il telefono, o hai giocato su un computer non tuo? Chiudi ogni sessione aperta, anche questa."
    >
      <Button
        look="secondary"
        busy={signingOut.isPending || signingOut.isSuccess}
        onClick={() => signingOut.mutate()}
      >
        Esci da tutti i dispositivi
      </Button>
    </Zone>
  );
}
