import type { BodyOf, ResponseOf } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { writtenEmail } from '../../../ui/form/account-checks.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { markRefusedFields } from '../../../ui/form/mark-refused-fields.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { AccountHeading } from '../AccountHeading.tsx';
import { AccountLink, AccountLinks } from '../AccountLinks.tsx';
import {
  checkConfirmation,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkOptionalEmail,
  checkPassword,
  checkUsername,
} from '../account-rules.ts';
import { UsernameField } from '../UsernameField.tsx';
import { useReturnUrl } from '../use-return-url.ts';
import styles from './SignUpForm.module.css';

const emptyForm = {
  username: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
};

const sentFields = ['username', 'firstName', 'lastName', 'email', 'password'] as const;

interface SignUpFormProps {
  /** The visitor's valid invitation, if any. */
  invitation: { token: string; from: string | null } | null;
  /** The visitor's invitation is invalid, but signing up is possible without one. */
  isInvitationInvalid: boolean;
  /** An organiser must approve the account. */
  needsApproval: boolean;
  isEmailOptional: boolean;
  onSignedUp: (response: ResponseOf<typeof contract.auth.signUp>) => void;
  /** The server refuses the invitation, or signing up without one. */
  onRefused: () => void;
}

export function SignUpForm({
  invitation,
  isInvitationInvalid,
  needsApproval,
  isEmailOptional,
  onSignedUp,
  onRefused,
}: SignUpFormProps) {
  const [revealed, setRevealed] = useState(false);
  const { wantedPage, withTarget } = useReturnUrl();
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: emptyForm });
  const signUp = useSubmission({
    updatesQueries: 'never: a session begins',
    mutationFn: (body: BodyOf<typeof contract.auth.signUp>) => call(contract.auth.signUp, { body }),
    onSuccess: onSignedUp,
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403) onRefused();
      else if (!markRefusedFields(error, sentFields, setError)) setFocus('username');
    },
  });
  return (
    <>
      <AccountHeading title={invitation === null ? 'Entra in gara!' : welcomeBy(invitation)}>
        {isInvitationInvalid && 'Il tuo invito non vale più, ma puoi iscriverti lo stesso. '}
        {needsApproval
          ? 'Crea il tuo account: poi chi organizza ti fa entrare.'
          : wantedPage === undefined
            ? 'Crea il tuo account: trentadue medaglie ti aspettano.'
            : `Crea il tuo account: poi ti portiamo a «${wantedPage}».`}
      </AccountHeading>
      <Form
        onSubmit={handleSubmit(({ confirmation: _, email, ...account }) =>
          signUp.mutate({
            ...account,
            email: isEmailOptional ? writtenEmail(email) : email,
            ...(invitation !== null && { invitation: invitation.token }),
          }),
        )}
      >
        <UsernameField
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
          label={isEmailOptional ? 'Email (facoltativa)' : 'Email'}
          type="email"
          autoComplete="email"
          enterKeyHint="next"
          hint="Serve solo se dimentichi la password"
          error={errors.email?.message}
          {...register('email', { validate: isEmailOptional ? checkOptionalEmail : checkEmail })}
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
          <AccountLink to={withTarget('/account/login')}>Accedi</AccountLink>
        </span>
      </AccountLinks>
    </>
  );
}

const welcomeBy = ({ from }: { from: string | null }): string =>
  from === null ? 'Il club ti aspetta!' : `${from} ti invita al club!`;
