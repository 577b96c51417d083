import { notificationRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { isBlank } from '../../../ui/form/field-problem.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { beforeName } from '../../../ui/format/euphony.ts';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { checkText, checkTitle } from './message-rules.ts';
import styles from './NotificationModal.module.css';

interface NotificationModalProps {
  /** The recipient in the title: 'System Admin', or a username. */
  target: string;
  /** The recipient; without it the message goes to the organisers. */
  userId?: number;
  /** Called when the message was sent, or is cancelled. */
  onClose: () => void;
}

interface Message {
  title: string;
  text: string;
}

/** A form that sends a message; after a failure the text remains. */
export function NotificationModal({ target, userId, onClose }: NotificationModalProps) {
  const formId = useId();
  const {
    register,
    handleSubmit,
    watch,
    formState: { errors },
  } = useForm<Message>({ defaultValues: { title: '', text: '' } });
  const sending = useSubmission({
    updatesQueries: 'never: messages are never fresh',
    mutationFn: (message: Message) =>
      call(contract.notifications.insert, {
        body: { ...message, userId },
      }),
    onSuccess: () => {
      const sent =
        userId === undefined
          ? `Message sent to ${target}`
          : `Messaggio inviato ${beforeName('a', target)}`;
      alert.success(sent, { autoClose: true });
      onClose();
    },
  });
  const text = watch('text');

  return (
    <Modal
      open
      onClose={onClose}
      title={`Notifica a ${target}`}
      size="small"
      isStatic={sending.isPending}
      footer={
        <>
          <Button look="secondary" onClick={onClose} disabled={sending.isPending}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={sending.isPending} disabled={isBlank(text)}>
            Invia
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={handleSubmit((message) => {
          if (!isBlank(message.text)) sending.mutate(message);
        })}
      >
        <Field
          label="Titolo"
          placeholder="Facoltativo"
          autoComplete="off"
          enterKeyHint="next"
          error={errors.title?.message}
          {...register('title', { validate: checkTitle })}
        />
        <TextArea
          label="Testo"
          required
          error={errors.text?.message}
          hint={`${text.trim().length} di ${notificationRules.textMax} caratteri`}
          {...register('text', { validate: checkText })}
        />
        {/* The alert is hidden behind the modal. */}
        {sending.isError && (
          <p role="alert" className={styles.problem}>
            {sending.error.message}
          </p>
        )}
      </Form>
    </Modal>
  );
}
