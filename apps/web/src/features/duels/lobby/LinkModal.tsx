import type { DuelChallenge } from '@poketorneo/contract';
import { useState } from 'react';
import { type Shared, shareUrl } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { formatTime } from '../../battles/index.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { formatChallengeTerms } from '../terms/labels.ts';
import styles from './LinkModal.module.css';

interface LinkModalProps {
  challenge: DuelChallenge;
  linkKey: string;
  onClose: () => void;
}

/** The QR code of a challenge; the duel opens by itself once it is accepted. */
export function LinkModal({ challenge, linkKey, onClose }: LinkModalProps) {
  const link = new URL(`/sfida/${encodeURIComponent(linkKey)}`, location.origin).href;
  const left = useTimeLeft(challenge.expiresAt);
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <Modal
      open
      onClose={onClose}
      title="Inquadra e accetta!"
      size="small"
      footer={
        <Button onClick={async () => setShared(await shareUrl(link, 'Accetta la mia sfida'))}>
          {shared === 'copied' ? 'Link copiato' : 'Manda il link'}
        </Button>
      }
    >
      <div className={styles.content}>
        <QrCode text={link} label="Codice della sfida" className={styles.code} />
        <p>{formatChallengeTerms(challenge)}</p>
        <p className={styles.left} role="timer">
          {left > 0 ? `Vale ancora ${formatTime(left)}, per una lotta` : 'Il codice è scaduto'}
        </p>
        {shared === 'shown' && <CopyField label="Link della sfida" value={link} />}
      </div>
    </Modal>
  );
}
