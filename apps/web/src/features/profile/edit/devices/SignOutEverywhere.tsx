import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../../lib/alerts.ts';
import { call } from '../../../../lib/api.ts';
import { session } from '../../../../lib/session.ts';
import { useSubmission } from '../../../../lib/use-submission.ts';
import { Button } from '../../../../ui/button/Button.tsx';

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
    <Button
      look="secondary"
      busy={signingOut.isPending || signingOut.isSuccess}
      onClick={() => signingOut.mutate()}
    >
      Esci da tutti i dispositivi
    </Button>
  );
}
