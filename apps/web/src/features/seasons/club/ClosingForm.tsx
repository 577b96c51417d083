import { type SeasonClosing, seasonRules } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { markRefusedFields } from '../../../ui/form/mark-refused-fields.ts';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { type ClosingValues, problemsOf } from './closing-rules.ts';

/** Names the ending and the next season. The ending one's name is typed again as a confirmation. */
export function ClosingForm({ closing }: { closing: SeasonClosing }) {
  const client = useQueryClient();
  const { season, suggestedName } = closing;
  const {
    register,
    handleSubmit,
    setError,
    watch,
    getValues,
    formState: { errors },
  } = useForm<ClosingValues>({
    defaultValues: { name: season.name, nextName: suggestedName, confirmation: '' },
  });
  const name = watch('name').trim();
  const closingIt = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: (values: ClosingValues) =>
      call(contract.seasons.close, { body: { seasonId: season.id, ...values } }),
    onSuccess: ({ closed, opened, copy }) => {
      alert.success(
        `«${closed.name}» è chiusa: comincia «${opened.name}»!${copy === null ? '' : ` La copia dei dati è in ${copy}.`}`,
        { keepAfterRouteChange: true },
      );
    },
    onError: (error) => {
      markRefusedFields(error, ['name', 'nextName', 'confirmation'], setError);
    },
    // A closed season changes all data; a failure may mean that another organiser was faster.
    onSettled: () => client.invalidateQueries(),
  });
  const validate = (field: keyof ClosingValues) => () => problemsOf(getValues())[field];
  return (
    <Form onSubmit={handleSubmit((values) => closingIt.mutate(values))} autoComplete="off">
      <Field
        label="La stagione che finisce"
        hint="Così la ricorderà l’Albo d’oro."
        maxLength={seasonRules.nameMax}
        enterKeyHint="next"
        error={errors.name?.message}
        {...register('name', { validate: validate('name') })}
      />
      <Field
        label="La stagione che comincia"
        maxLength={seasonRules.nameMax}
        enterKeyHint="next"
        error={errors.nextName?.message}
        {...register('nextName', { validate: validate('nextName') })}
      />
      <Field
        label={
          name === '' ? 'Per confermare, riscrivi il nome' : `Per confermare, scrivi «${name}»`
        }
        autoCapitalize="off"
        enterKeyHint="done"
        error={errors.confirmation?.message}
        {...register('confirmation', { validate: validate('confirmation') })}
      />
      <SubmitButton submitting={closingIt.isPending}>Chiudi la stagione</SubmitButton>
    </Form>
  );
}
