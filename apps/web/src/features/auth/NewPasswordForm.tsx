import { passwordRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { alert } from '../../lib/alerts.ts';
import { call } from '../../lib/api.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { AccountHeading } from './AccountHeading.tsx';

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}

/** Sets the new password with a valid token. */
export function NewPasswordForm({ token }: { token: string }) {
  const [revealed, setRevealed] = useState(false);
  const navigate = useNavigate();
  const {
    register,
    handleSubmit,
    setFocus,
    formState: { errors },
  } = useForm<NewPassword>({ defaultValues: { newPassword: '', confirmPassword: '' } });
  const reset = useSubmission({
    updatesQueries: 'never: no query shows passwords',
    mutationFn: (newPassword: string) =>
      call(contract.auth.resetPassword, { params: { token }, body: { newPassword } }),
    onSuccess: () => {
      alert.success('Password reset successfully! You can now login', {
        keepAfterRouteChange: true,
      });
      window.scrollTo({ top: 0 });
      navigate('/account/login', { replace: true });
    },
    onError: () => setFocus('newPassword', { shouldSelect: true }),
  });
  const submit = ({ newPassword, confirmPassword }: NewPassword) => {
    // A different confirmation is not sent; it only gets the focus.
    if (confirmPassword === newPassword) reset.mutate(newPassword);
    else setFocus('confirmPassword', { shouldSelect: true });
  };
  return (
    <>
      <AccountHeading title="Reimposta password">
        Scegli una nuova password: poi potrai tornare in gara.
      </AccountHeading>
      <Form onSubmit={handleSubmit(submit)}>
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          enterKeyHint="next"
          revealed={revealed}
          onRevealedChange={setRevealed}
          error={errors.newPassword?.message}
          {...register('newPassword', {
            required: "Password can't be blank",
            minLength: {
              value: passwordRules.min,
              message: 'Password must be at least 6 characters long',
            },
            maxLength: {
              value: passwordRules.max,
              message: `La password può avere al massimo ${passwordRules.max} caratteri`,
            },
          })}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          enterKeyHint="go"
          revealed={revealed}
          {...register('confirmPassword')}
        />
        <SubmitButton submitting={reset.isPending || reset.isSuccess}>
          Reimposta password
        </SubmitButton>
      </Form>
    </>
  );
}
