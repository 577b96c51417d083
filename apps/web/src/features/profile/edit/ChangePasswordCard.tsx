import * as contract from '@poketorneo/contract/endpoints';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { EditCard } from './EditCard.tsx';
import { checkConfirmPassword, checkNewPassword, checkOldPassword } from './profile-rules.ts';

const emptyForm = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** The form of the user's own password. */
export function ChangePasswordCard({ username }: { username: string }) {
  const [revealed, setRevealed] = useState(false);
  const {
    register,
    handleSubmit,
    reset,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: emptyForm });
  const change = useSubmission({
    updatesQueries: 'never: no query shows passwords',
    mutationFn: (body: { oldPassword: string; newPassword: string }) =>
      call(contract.auth.changePassword, { body }, { revokesToken: true }),
    onSuccess: () => {
      reset();
      setRevealed(false);
      alert.success('Password changed successfully', { autoClose: true });
    },
    onError: () => setFocus('oldPassword', { shouldSelect: true }),
  });
  return (
    <EditCard title="Change password">
      <Form
        onSubmit={handleSubmit(({ oldPassword, newPassword }) =>
          change.mutate({ oldPassword, newPassword }),
        )}
      >
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Password attuale"
          autoComplete="current-password"
          enterKeyHint="next"
          revealed={revealed}
          onRevealedChange={setRevealed}
          error={errors.oldPassword?.message}
          {...register('oldPassword', { validate: checkOldPassword, deps: 'newPassword' })}
        />
        <PasswordField
          label="Nuova password"
          autoComplete="new-password"
          enterKeyHint="next"
          revealed={revealed}
          error={errors.newPassword?.message}
          {...register('newPassword', {
            validate: (value, { oldPassword }) => checkNewPassword(value, oldPassword),
            deps: 'confirmPassword',
          })}
        />
        <PasswordField
          label="Conferma password"
          autoComplete="new-password"
          enterKeyHint="done"
          revealed={revealed}
          error={errors.confirmPassword?.message}
          {...register('confirmPassword', {
            validate: (value, { newPassword }) => checkConfirmPassword(value, newPassword),
          })}
        />
        <SubmitButton submitting={change.isPending}>Cambia password</SubmitButton>
      </Form>
    </EditCard>
  );
}
