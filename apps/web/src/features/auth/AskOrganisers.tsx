import * as contract from '@poketorneo/contract/endpoints';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { required } from '../../ui/form/field-problem.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import { AccountLink, AccountLinks } from './AccountLinks.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { UsernameField } from './UsernameField.tsx';
import { useReturnUrl } from './use-return-url.ts';

/** Without mail: asks the organisers to make the link for a new password. */
export function AskOrganisers() {
  const { withTarget } = useReturnUrl();
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { username: '' } });
  const request = useSubmission({
    updatesQueries: 'never: organisers are notified',
    mutationFn: (body: { username: string }) => call(contract.auth.requestPasswordReset, { body }),
    onError: () => setFocus('username'),
  });
  if (request.isSuccess) return <RequestSentNotice onRetry={request.reset} />;
  return (
    <>
      <AccountHeading title="Password dimenticata?">
        Capita anche ai campioni. Chiedi un link a chi organizza: con quello ne scegli una nuova.
      </AccountHeading>
      <Form onSubmit={handleSubmit((values) => request.mutate(values))}>
        <UsernameField
          enterKeyHint="send"
          error={errors.username?.message}
          {...register('username', { validate: required('Scrivi il tuo username') })}
        />
        <SubmitButton submitting={request.isPending}>Chiedi il link</SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={withTarget('/account/login')}>Torna all’accesso</AccountLink>
      </AccountLinks>
    </>
  );
}

/** The same text whether or not the account exists, so that it reveals no accounts. */
function RequestSentNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <AccountNotice
      title="Richiesta inviata"
      actions={
        <>
          <ButtonLink to="/account/login">Torna all’accesso</ButtonLink>
          <Button look="quiet" onClick={onRetry}>
            Riprova con un altro nome
          </Button>
        </>
      }
    >
      <p>
        Se l’account esiste, gli organizzatori sono stati avvisati: ti mostreranno un QR da
        inquadrare o ti manderanno un link.
      </p>
      <p>Organizzi tu? Il link lo trova chi gestisce il server, nel suo registro.</p>
    </AccountNotice>
  );
}
