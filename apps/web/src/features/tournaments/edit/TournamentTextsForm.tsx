import { type TournamentTexts, tournamentRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { required } from '../../../ui/form/field-problem.ts';
import { markRefusedFields } from '../../../ui/form/mark-refused-fields.ts';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { tournamentQueries } from '../queries.ts';
import styles from './TournamentTextsCard.module.css';

interface Texts {
  name: string;
  description: string;
}

interface TournamentTextsFormProps {
  tournament: TournamentTexts;
  onDone: () => void;
}

/** Edits a tournament's name and description, or restores the product's. */
export function TournamentTextsForm({ tournament, onDone }: TournamentTextsFormProps) {
  const client = useQueryClient();
  const { id, name, description, original, version } = tournament;
  const {
    register,
    handleSubmit,
    setError,
    setValue,
    watch,
    formState: { errors },
  } = useForm<Texts>({ defaultValues: { name, description } });
  const saving = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: (texts: Texts) =>
      call(contract.tournaments.edit, { body: { tournamentId: id, version, ...texts } }),
    onSuccess: async (saved) => {
      await client.invalidateQueries();
      alert.success(`«${saved.name}» è salvato`, { autoClose: true });
      onDone();
    },
    onError: (error) => {
      const isMarked = markRefusedFields(error, ['name', 'description'], setError);
      // Another organiser has saved meanwhile.
      if (!isMarked) void client.invalidateQueries({ queryKey: tournamentQueries.rootKey });
    },
  });
  const backTo = (field: keyof Texts) =>
    watch(field) === original[field] ? null : (
      <Button
        look="quiet"
        className={styles.original}
        aria-label={`Rimetti come prima ${field === 'name' ? 'il nome' : 'la descrizione'}`}
        onClick={() =>
          setValue(field, original[field], { shouldDirty: true, shouldValidate: true })
        }
      >
        Rimetti come prima
      </Button>
    );
  const { nameMax, descriptionMax } = tournamentRules;
  return (
    <Form onSubmit={handleSubmit((texts) => saving.mutate(texts))}>
      <div className={styles.field}>
        <Field
          label="Nome"
          maxLength={nameMax}
          enterKeyHint="next"
          error={errors.name?.message}
          {...register('name', { validate: required('Scrivi il nome del torneo') })}
        />
        {backTo('name')}
      </div>
      <div className={styles.field}>
        <TextArea
          label="Descrizione"
          maxLength={descriptionMax}
          hint={`${watch('description').length} di ${descriptionMax} caratteri`}
          error={errors.description?.message}
          {...register('description', {
            validate: required('Scrivi due righe sul torneo'),
            // The description is one paragraph everywhere.
            setValueAs: (text: string) => text.replaceAll(/\s*\n\s*/g, ' '),
          })}
        />
        {backTo('description')}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={saving.isPending}>
          Salva
        </Button>
        <Button look="secondary" onClick={onDone}>
          Annulla
        </Button>
      </div>
    </Form>
  );
}
