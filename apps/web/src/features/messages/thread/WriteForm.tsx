import { messageRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { isBlank } from '../../../ui/form/field-problem.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { messageQueries } from '../queries.ts';
import styles from './WriteForm.module.css';

interface WriteFormProps {
  label: string;
  /** The player whose thread an organiser writes to; without it, the user's own. */
  userId?: number | undefined;
  onSent: () => void;
}

/** The form of a thread; after a failure the text remains. */
export function WriteForm({ label, userId, onSent }: WriteFormProps) {
  const client = useQueryClient();
  const {
    register,
    handleSubmit,
    watch,
    reset,
    setFocus,
    formState: { errors },
  } = useForm({ defaultValues: { text: '' } });
  const sending = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (text: string) => call(contract.messages.insert, { body: { text, userId } }),
    onSuccess: async () => {
      onSent();
      reset();
      setFocus('text');
      await client.invalidateQueries({ queryKey: messageQueries.rootKey });
    },
  });
  const text = watch('text');
  const submit = handleSubmit((written) => {
    if (!isBlank(written.text)) sending.mutate(written.text);
  });
  const { textMax } = messageRules;
  const left = textMax - text.trim().length;
  return (
    <Form className={styles.form} onSubmit={submit}>
      <TextArea
        label={label}
        rows={2}
        error={errors.text?.message}
        hint={left < 200 ? `${text.trim().length} di ${textMax} caratteri` : undefined}
        {...register('text', {
          validate: (value) =>
            value.trim().length > textMax
              ? `Il testo è troppo lungo: al massimo ${textMax} caratteri`
              : undefined,
        })}
      />
      <Button type="submit" busy={sending.isPending} disabled={isBlank(text)}>
        Invia
      </Button>
    </Form>
  );
}
