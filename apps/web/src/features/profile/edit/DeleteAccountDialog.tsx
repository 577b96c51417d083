import { Dialog } from '@base-ui/react/dialog';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { LossList } from '../../../ui/loss-list/LossList.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import styles from './DeleteAccountDialog.module.css';

const losses = [
  'i tornei in corso e quelli completati, con le medaglie;',
  'i Pokémon della tua squadra, anche quelli segreti;',
  'le icone profilo, i record e il posto in classifica;',
  'le notifiche ricevute e i messaggi che hai scritto.',
];

interface ConfirmationProps {
  username: string;
  deleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

interface DeleteAccountDialogProps extends ConfirmationProps {
  open: boolean;
}

/** Lists what will be lost, and asks for the username against accidental deletion. */
export function DeleteAccountDialog({ open, ...confirmation }: DeleteAccountDialogProps) {
  return (
    <Modal
      open={open}
      isAlert
      onClose={confirmation.onClose}
      title="Eliminare l’account?"
      tone="error"
      size="small"
      hasCross={false}
    >
      <div className={styles.content}>
        <Dialog.Description render={<div />} className={styles.description}>
          <p>Perderai per sempre, senza possibilità di ripensarci:</p>
          <LossList losses={losses} />
        </Dialog.Description>
        <Confirmation {...confirmation} />
      </div>
    </Modal>
  );
}

function Confirmation({ username, deleting, onConfirm, onClose }: ConfirmationProps) {
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
        <Button look="secondary" disabled={deleting} onClick={onClose}>
          Annulla
        </Button>
        <Button type="submit" look="danger" busy={deleting} disabled={!matches}>
          Elimina per sempre
        </Button>
      </div>
    </Form>
  );
}
