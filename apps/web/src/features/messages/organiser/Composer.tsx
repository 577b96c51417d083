import { type Audience, messageRules, type QuickReply, quickReply } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { isBlank } from '../../../ui/form/field-problem.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { quickReplyNames } from '../message-labels.ts';
import { messageQueries } from '../queries.ts';
import { AudienceChoice } from './AudienceChoice.tsx';
import styles from './Composer.module.css';
import { Recipients } from './Recipients.tsx';
import { useAudience } from './use-audience.ts';

interface Draft {
  title: string;
  text: string;
  replies: Record<QuickReply, boolean>;
}

const empty: Draft = {
  title: '',
  text: '',
  replies: { present: false, absent: false, ok: false },
};

const tooLong = (most: number) => (value: string) =>
  value.trim().length > most ? `Al massimo ${most} caratteri` : undefined;

/** The form of an announcement: recipients, text and quick replies. */
export function Composer() {
  const titleId = useId();
  const client = useQueryClient();
  const choice = useAudience();
  const { audience } = choice;
  const { data: recipients } = useQuery(messageQueries.recipients(audience));
  const {
    register,
    handleSubmit,
    watch,
    reset,
    formState: { errors },
  } = useForm<Draft>({ defaultValues: empty });
  const sending = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (body: {
      audience: Audience;
      title: string;
      text: string;
      replies: QuickReply[];
    }) => call(contract.announcements.insert, { body }),
    onSuccess: async ({ numberOfRecipients }) => {
      alert.success(`Avviso inviato a ${counted(numberOfRecipients, 'sfidante', 'sfidanti')}`, {
        autoClose: true,
        // Removing the players from the query string is a navigation.
        keepAfterRouteChange: true,
      });
      reset();
      choice.reset();
      await client.invalidateQueries({ queryKey: messageQueries.rootKey });
    },
  });
  const text = watch('text');
  const count = audience === undefined ? undefined : recipients?.count;
  const submit = handleSubmit(({ title, text: written, replies }) => {
    if (audience === undefined || isBlank(written)) return;
    const offered = quickReply.options.filter((reply) => replies[reply]);
    sending.mutate({ audience, title, text: written, replies: offered });
  });
  const { titleMax, textMax } = messageRules;
  return (
    <Card as="section" className={styles.composer} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        Scrivi un avviso
      </h2>
      <Form onSubmit={submit}>
        <AudienceChoice choice={choice} />
        <Recipients
          audience={audience}
          onRemove={choice.kind === 'chosen' ? choice.remove : undefined}
        />
        <Field
          label="Titolo"
          placeholder="Facoltativo"
          autoComplete="off"
          enterKeyHint="next"
          error={errors.title?.message}
          {...register('title', { validate: tooLong(titleMax) })}
        />
        <TextArea
          label="Testo"
          required
          error={errors.text?.message}
          hint={`${text.trim().length} di ${textMax} caratteri. Gli indirizzi web diventano link.`}
          {...register('text', { validate: tooLong(textMax) })}
        />
        <fieldset className={styles.replies}>
          <legend className={styles.legend}>Risposte con un tocco</legend>
          {quickReply.options.map((reply) => (
            <label key={reply} className={styles.reply}>
              <input type="checkbox" className={styles.box} {...register(`replies.${reply}`)} />
              {quickReplyNames[reply]}
            </label>
          ))}
        </fieldset>
        <SubmitButton
          submitting={sending.isPending}
          disabled={isBlank(text) || count === undefined || count === 0}
        >
          {count === undefined || count === 0
            ? 'Invia'
            : `Invia a ${counted(count, 'sfidante', 'sfidanti')}`}
        </SubmitButton>
      </Form>
    </Card>
  );
}
