import * as contract from '@poketorneo/contract/endpoints';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { required } from '../../ui/form/field-problem.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import { AccountLink, AccountLinks } from './AccountLinks.tsx';
import { AccountNotice } from './AccountNotice.tsx';
import { checkEmail } from './account-rules.ts';
import { UsernameField } from './UsernameField.tsx';
import { useReturnUrl } from './use-return-url.ts';

/** Requests the mail with the link for a new password. */
export function AskByMail({ onNoEmail }: { onNoEmail: () => void }) {
  const { withTarget } = useReturnUrl();
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { username: '', email: '' } });
  const request = useSubmission({
    updatesQueries: 'never: a mail is sent',
    mutationFn: (body: { username: string; email: string }) =>
      call(contract.auth.sendResetPasswordEmail, { body }),
    onError: () => setFocus('username'),
  });
  if (request.isSuccess) return <MailSentNotice onRetry={request.reset} />;
  return (
    <>
      <AccountHeading title="Password dimenticata?">
        Capita anche ai campioni. Ti mandiamo un’email per sceglierne una nuova.
      </AccountHeading>
      <Form onSubmit={handleSubmit((values) => request.mutate(values))}>
        <UsernameField
          error={errors.username?.message}
          {...register('username', { validate: required('Scrivi il tuo username') })}
        />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          enterKeyHint="send"
          hint="Quella del tuo account"
          error={errors.email?.message}
          {...register('email', { validate: checkEmail })}
        />
        <SubmitButton submitting={request.isPending}>Invia l’email</SubmitButton>
      </Form>
      <Button look="quiet" onClick={onNoEmail}>
        Il tuo account è senza email?
      </Button>
      <AccountLinks>
        <AccountLink to={withTarget('/account/login')}>Torna all’accesso</AccountLink>
      </AccountLinks>
    </>
  );
}

/** The same text whether or not the account exists, so that it reveals no accounts. */
function MailSentNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <AccountNotice
      title="Controlla la posta"
      actions={
        <>
          <ButtonLink to="/account/login">Torna all’accesso</ButtonLink>
          <Button look="quiet" onClick={onRetry}>
            Riprova con altri dati
          </Button>
        </>
      }
    >
      <p>
        Se i dati corrispondono a un account, tra poco riceverai un’email con il link per scegliere
        una nuova password.
      </p>
      <p>
        Il link vale per 60 minuti e si può usare una volta sola. Non la trovi? Guarda nello spam.
      </p>
    </AccountNotice>
  );
}
