import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { isAfterSession, session } from '../../lib/session.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Form } from '../../ui/form/Form.tsx';
import { required } from '../../ui/form/field-problem.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { keepWantedTrial } from '../trials/index.ts';
import { AccountHeading } from './AccountHeading.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { AccountLink, AccountLinks } from './AccountLinks.tsx';
import { UsernameField } from './UsernameField.tsx';
import { useReturnUrl } from './use-return-url.ts';

/** Signs in and goes to the page the visitor came for. */
export function SignInPage() {
  const [revealed, setRevealed] = useState(false);
  const navigate = useNavigate();
  const { target, wantedPage, withTarget, withoutSignIn } = useReturnUrl();
  const hasJustEnded = isAfterSession(useLocation().state);
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { username: '', password: '' } });
  const signIn = useSubmission({
    updatesQueries: 'never: a session begins',
    mutationFn: (body: { username: string; password: string }) =>
      call(contract.auth.signIn, { body }),
    onSuccess: async (user) => {
      await keepWantedTrial(user.token);
      session.start(user);
      navigate(target, { replace: true });
    },
    onError: () => setFocus('password', { shouldSelect: true }),
  });
  return (
    <AccountLayout>
      <AccountHeading title="Il torneo ti aspetta!">
        {hasJustEnded
          ? 'Accedi di nuovo e ti riportiamo alla pagina dove eri.'
          : wantedPage === undefined
            ? 'Accedi e riprendi la sfida da dove l’avevi lasciata.'
            : `Accedi per aprire «${wantedPage}».`}
      </AccountHeading>
      <Form onSubmit={handleSubmit((values) => signIn.mutate(values))}>
        <UsernameField
          error={errors.username?.message}
          {...register('username', { validate: required('Scrivi il tuo username') })}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          enterKeyHint="go"
          revealed={revealed}
          onRevealedChange={setRevealed}
          error={errors.password?.message}
          {...register('password', { required: 'Scrivi la tua password' })}
        />
        <SubmitButton submitting={signIn.isPending || signIn.isSuccess}>Accedi</SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={withTarget('/account/forgot-password')}>Password dimenticata?</AccountLink>
        <span>
          Hai già fatto l’accesso su un altro dispositivo?
          <AccountLink to="/account/device">Entra con un QR</AccountLink>
        </span>
        <span>
          Non hai un account?
          <AccountLink to={withTarget('/account/register')}>Registrati</AccountLink>
        </span>
        {withoutSignIn !== undefined && (
          <AccountLink to={withoutSignIn}>Continua senza accedere</AccountLink>
        )}
      </AccountLinks>
    </AccountLayout>
  );
}
