import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { call } from '../../../lib/api.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { useChallengerChanges } from '../use-challenger-changes.ts';
import styles from './PasswordLinkModal.module.css';

interface PasswordLinkModalProps {
  challenger: Challenger;
  onClose: () => void;
}

/** Makes a link for choosing a new password, shown as a QR code and as text. */
export function PasswordLinkModal({ challenger, onClose }: PasswordLinkModalProps) {
  const { userId, username } = challenger;
  const changes = useChallengerChanges();
  const making = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: () => call(contract.auth.makePasswordLink, { body: { userId } }, { quiet: true }),
    onSettled: () => void changes.refresh(userId),
  });
  const { data, error } = making;
  return (
    <Modal
      open
      onClose={onClose}
      title={`Nuova password per ${username}`}
      size="small"
      isStatic={making.isPending}
      footer={
        data === undefined ? (
          <>
            <Button look="secondary" disabled={making.isPending} onClick={onClose}>
              Annulla
            </Button>
            <Button busy={making.isPending} onClick={() => making.mutate()}>
              Prepara il link
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Fatto</Button>
        )
      }
    >
      <div className={styles.content} aria-live="polite">
        {data === undefined ? (
          <p>
            {username} sceglie da sé la nuova password: tu mostri un QR o mandi un link. Vale 60
            minuti, una volta sola, e quelli di prima non funzionano più. {username} riceve una
            notifica.
          </p>
        ) : (
          <>
            <p>Fai inquadrare il QR con il telefono di {username}: il link vale 60 minuti.</p>
            <div className={styles.code}>
              <QrCode text={data.link} label={`QR con il link per la password di ${username}`} />
            </div>
            <CopyField label="Oppure manda il link" value={data.link} />
          </>
        )}
        {error !== null && (
          <p role="alert" className={styles.problem}>
            {error.message}
          </p>
        )}
      </div>
    </Modal>
  );
}
