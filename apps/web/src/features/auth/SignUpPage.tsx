import type { BodyOf } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { session } from '../../lib/session.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { markRefusedFields } from '../../ui/form/mark-refused-fields.ts';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { AccountHeading } from './AccountHeading.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { AccountLink, AccountLinks } from './AccountLinks.tsx';
import {
  checkConfirmation,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPassword,
  checkUsername,
} from './account-rules.ts';
import styles from './SignUpPage.module.css';
import { useReturnUrl } from './use-return-url.ts';

const emptyForm = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
};

const sentFields = ['username', 'firstName', 'lastName', 'email', 'password'] as const;

/** Creates an account, signs in with it and leads on. */
export function SignUpPage() {
  const [revealed, setRevealed] = useState(false);
  const navigate = useNavigate();
  const { target, addressOf } = useReturnUrl();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: emptyForm });
  const signUp = useSubmission({
    mutationFn: (body: BodyOf<typeof contract.auth.signUp>) => call(contract.auth.signUp, { body }),
    onSuccess: (user) => {
      session.start(user);
      navigate(target, { replace: true });
    },
    onError: (error) => {
      if (!markRefusedFields(error, sentFields, setError)) setFocus('username');
    },
  });
  return (
    <AccountLayout>
      <AccountHeading title="Diventa uno sfidante!">
        Crea il tuo account: trentadue medaglie ti aspettano.
      </AccountHeading>
      <Form onSubmit={handleSubmit(({ confirmation: _, ...account }) => signUp.mutate(account))}>
        <Field
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          hint="Il nome con cui comparirai in classifica"
          error={errors.username?.message}
          {...register('username', { validate: checkUsername })}
        />
        <div className={styles.names}>
          <Field
            label="Nome"
            autoComplete="given-name"
            enterKeyHint="next"
            error={errors.firstName?.message}
            {...register('firstName', { validate: checkFirstName })}
          />
          <Field
            label="Cognome"
            autoComplete="family-name"
            enterKeyHint="next"
            error={errors.lastName?.message}
            {...register('lastName', { validate: checkLastName })}
          />
        </div>
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          hint="Serve solo se dimentichi la password"
          error={errors.email?.message}
          {...register('email', { validate: checkEmail })}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          enterKeyHint="next"
          hint="Almeno 6 caratteri"
          revealed={revealed}
          onRevealedChange={setRevealed}
          error={errors.password?.message}
          {...register('password', { validate: checkPassword, deps: 'confirmation' })}
        />
        <PasswordField
          label="Conferma password"
          autoComplete="new-password"
          enterKeyHint="go"
          revealed={revealed}
          error={errors.confirmation?.message}
          {...register('confirmation', {
            validate: (value, { password }) => checkConfirmation(value, password),
          })}
        />
        <SubmitButton submitting={signUp.isPending || signUp.isSuccess}>Registrati</SubmitButton>
      </Form>
      <AccountLinks>
        <span>
          Hai già un account?
          <AccountLink to={addressOf('/account/login')}>Accedi</AccountLink>
        </span>
      </AccountLinks>
    </AccountLayout>
  );
}
