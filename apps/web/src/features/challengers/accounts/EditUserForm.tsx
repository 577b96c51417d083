import type { User } from '@poketorneo/contract';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { NotedCheckbox } from '../../../ui/form/NotedCheckbox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { checkFirstName, checkLastName, checkOptionalEmail } from './account-rules.ts';
import styles from './EditUserForm.module.css';
import { type AccountFields, fieldsOf, useSaveAccount } from './use-save-account.ts';

interface EditUserFormProps {
  /** As fetched when the window was opened: its version guards the change. */
  account: User;
  isInTournament: boolean;
  onClose: () => void;
}

export function EditUserForm({ account, isInTournament, onClose }: EditUserFormProps) {
  const formId = useId();
  const {
    register,
    handleSubmit,
    watch,
    formState: { errors, isDirty },
  } = useForm<AccountFields>({ defaultValues: fieldsOf(account, isInTournament) });
  const { mutate, status, error } = useSaveAccount(account, onClose);

  const isSaving = status === 'pending' || status === 'success';
  return (
    <Modal
      open
      onClose={onClose}
      title={`Modifica ${account.username}`}
      size="small"
      isStatic={isSaving}
      footer={
        <>
          <Button look="secondary" disabled={isSaving} onClick={onClose}>
            Annulla
          </Button>
          <Button type="submit" form={formId} busy={isSaving} disabled={!isDirty}>
            Salva
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={handleSubmit((fields) => mutate(fields))}
      >
        <Field
          label="Nome"
          autoComplete="off"
          error={errors.firstName?.message}
          {...register('firstName', { validate: checkFirstName })}
        />
        <Field
          label="Cognome"
          autoComplete="off"
          error={errors.lastName?.message}
          {...register('lastName', { validate: checkLastName })}
        />
        <Field
          label="Email (facoltativa)"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email', { validate: checkOptionalEmail })}
        />
        <NotedCheckbox
          label="Organizzatore"
          note="Chi organizza vede questa pagina, registra le lotte e modifica Pokémon, capipalestra e account."
          {...register('isAdmin')}
        />
        {watch('isAdmin') && (
          <NotedCheckbox
            label="Gareggia anche"
            note="Ha anche tornei, medagliere e squadra. Le sue lotte le registra un altro organizzatore."
            {...register('plays')}
          />
        )}
        {/* The alert is hidden behind this window; the input is still there. */}
        {error !== null && (
          <p role="alert" className={styles.problem}>
            {error.message}
          </p>
        )}
      </form>
    </Modal>
  );
}
