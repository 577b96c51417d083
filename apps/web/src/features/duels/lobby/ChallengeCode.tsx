import type { LinkedChallenge } from '@poketorneo/contract';
import { useState } from 'react';
import { publicUrl } from '../../../lib/public-url.ts';
import { type Shared, shareUrl } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { formatTime } from '../../battles/index.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { formatChallengeTerms } from '../terms/labels.ts';
import styles from './ChallengeCode.module.css';

interface ChallengeCodeProps {
  challenge: Pick<LinkedChallenge, 'terms' | 'isUnbalanced' | 'expiresAt'>;
  linkKey: string;
}

/** The QR code of a challenge by link, with its terms, how long it lasts, and a button to send it. */
export function ChallengeCode({ challenge, linkKey }: ChallengeCodeProps) {
  const link = publicUrl(`/sfida/${encodeURIComponent(linkKey)}`);
  const left = useTimeLeft(challenge.expiresAt);
  const [shared, setShared] = useState<Shared | null>(null);
  return (
    <div className={styles.content}>
      <QrCode text={link} label="Codice della sfida" className={styles.code} />
      <p>{formatChallengeTerms(challenge)}</p>
      <p className={styles.left} role="timer">
        {left > 0 ? `Vale ancora ${formatTime(left)}, per una lotta` : 'Il codice è scaduto'}
      </p>
      <Button
        className={styles.send}
        onClick={async () => setShared(await shareUrl(link, 'Accetta la mia sfida'))}
      >
        {shared === 'copied' ? 'Link copiato' : 'Manda il link'}
      </Button>
      {shared === 'shown' && <CopyField label="Link della sfida" value={link} />}
    </div>
  );
}
