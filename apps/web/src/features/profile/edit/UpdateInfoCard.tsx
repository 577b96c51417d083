import type { SessionUser, User } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { writtenEmail } from '../../../ui/form/account-checks.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { markRefusedFields } from '../../../ui/form/mark-refused-fields.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { EditCard } from './EditCard.tsx';
import {
  checkEmail,
  checkFirstName,
  checkLastName,
  checkOptionalEmail,
  hasChanges,
  type ProfileInfo,
} from './profile-rules.ts';

function infoOf({ firstName, lastName, email }: SessionUser | User): ProfileInfo {
  return { firstName, lastName, email: email ?? '' };
}

/** The form of the user's own name and mail address. */
export function UpdateInfoCard({ user }: { user: SessionUser }) {
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm<ProfileInfo>({ defaultValues: infoOf(user) });
  const update = useSubmission({
    updatesQueries: 'never: the session shows it',
    mutationFn: (info: ProfileInfo) =>
      call(contract.users.updateOwn, {
        body: { id: user.id, ...info, email: writtenEmail(info.email) },
      }),
    onSuccess: (updated) => {
      const { firstName, lastName, email } = updated;
      session.update({ firstName, lastName, email });
      reset(infoOf(updated));
      alert.success('Updated successfully', { autoClose: true });
    },
    onError: (error) => {
      markRefusedFields(error, ['firstName', 'lastName', 'email'], setError);
    },
  });
  const submit = (info: ProfileInfo) => {
    if (hasChanges(infoOf(user), info)) update.mutate(info);
    else alert.warning('No changes have been made', { autoClose: true });
  };
  return (
    <EditCard title="Update info">
      <Form onSubmit={handleSubmit(submit)}>
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
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          enterKeyHint="done"
          error={errors.email?.message}
          {...register('email', {
            validate: user.email === null ? checkOptionalEmail : checkEmail,
          })}
        />
        <SubmitButton submitting={update.isPending}>Salva le modifiche</SubmitButton>
      </Form>
    </EditCard>
  );
}
