import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { alert } from '../../lib/alerts.ts';
import { fetchFile, saveFile } from '../../lib/file-download.ts';
import { useSession } from '../../lib/session.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Form } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { downloadQueries } from './queries.ts';

/** Asks for the password again: the backup contains all users' data. */
export function BackupForm() {
  const client = useQueryClient();
  const username = useSession()?.username;
  const [revealed, setRevealed] = useState(false);
  const {
    register,
    handleSubmit,
    reset,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { password: '' } });
  const taking = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: (body: { password: string }) => fetchFile(contract.downloads.backup, { body }),
    onSuccess: (file) => {
      saveFile(file);
      reset();
      setRevealed(false);
      alert.success('Copia scaricata: mettila al sicuro', { autoClose: true });
    },
    onError: () => setFocus('password', { shouldSelect: true }),
    onSettled: () => client.invalidateQueries(downloadQueries.backupStatus()),
  });
  return (
    <Form onSubmit={handleSubmit((body) => taking.mutate(body))}>
      {/* The account of this password, for password managers. */}
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        label="La tua password"
        autoComplete="current-password"
        enterKeyHint="done"
        revealed={revealed}
        onRevealedChange={setRevealed}
        error={errors.password?.message}
        {...register('password', { required: 'Scrivi la tua password' })}
      />
      <SubmitButton submitting={taking.isPending}>Scarica la copia</SubmitButton>
    </Form>
  );
}
