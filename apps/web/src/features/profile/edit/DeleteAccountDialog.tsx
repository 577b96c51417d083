import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type FormEvent, useState } from 'react';
import { useDoNotDisturb } from '../../../lib/do-not-disturb.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import styles from './DeleteAccountDialog.module.css';

interface ConfirmationProps {
  username: string;
  deleting: boolean;
  onConfirm: () => void;
}

interface DeleteAccountDialogProps extends ConfirmationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Says what will be lost and asks for the username, so that nobody gets here by a slip of the thumb. */
export function DeleteAccountDialog({
  open,
  onOpenChange,
  ...confirmation
}: DeleteAccountDialogProps) {
  useDoNotDisturb(open);
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.popup}>
            <AlertDialog.Title className={styles.title}>Eliminare l’account?</AlertDialog.Title>
            <AlertDialog.Description render={<div />} className={styles.description}>
              <p>Perderai per sempre, senza possibilità di ripensarci:</p>
              <ul className={styles.losses}>
                <li>i tornei in corso e quelli completati, con le medaglie;</li>
                <li>i Pokémon della tua squadra, anche quelli segreti;</li>
                <li>le icone profilo, i record e il posto in classifica;</li>
                <li>le notifiche ricevute.</li>
              </ul>
            </AlertDialog.Description>
            <Confirmation {...confirmation} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Confirmation({ username, deleting, onConfirm }: ConfirmationProps) {
  const [typed, setTyped] = useState('');
  const matches = typed.trim().toLowerCase() === username.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (matches && !deleting) onConfirm();
  };
  return (
    <Form onSubmit={submit}>
      <Field
        label={`Per confermare scrivi il tuo username: ${username}`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.actions}>
        <AlertDialog.Close render={<Button look="secondary" />} disabled={deleting}>
          Annulla
        </AlertDialog.Close>
        <Button type="submit" look="danger" busy={deleting} disabled={!matches}>
          Elimina per sempre
        </Button>
      </div>
    </Form>
  );
}
