import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDoNotDisturb } from '../../../lib/do-not-disturb.ts';
import { type Shared, shareUrl } from '../../../lib/share.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyField } from '../../../ui/copy-field/CopyField.tsx';
import { Cross } from '../../../ui/modal/Cross.tsx';
import { useClosedByBack } from '../../../ui/modal/closed-by-back.ts';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { registrationQueries } from '../queries.ts';
import styles from './InvitationScreen.module.css';
import { InvitationSheet } from './InvitationSheet.tsx';
import { closedLabels, remainingUses, spokenUrl } from './invitation-labels.ts';

interface InvitationScreenProps {
  invitationId: number;
  onClose: () => void;
}

/**
 * An invitation's QR code over the whole screen, to show to newcomers, with the club's URL and
 * the remaining uses, updated live.
 */
export function InvitationScreen({ invitationId, onClose }: InvitationScreenProps) {
  useDoNotDisturb();
  useClosedByBack(true, onClose);
  const { data } = useQuery(registrationQueries.invitations());
  const [shared, setShared] = useState<Shared | null>(null);
  const invitation = data?.find(({ id }) => id === invitationId);
  // A used-up invitation has no link any more: the screen keeps the first one.
  const [link] = useState(() => invitation?.link ?? null);
  if (invitation === undefined || link === null) return null;
  const { state } = invitation;
  const share = async () => setShared(await shareUrl(link, 'Entra in PokéTorneo'));
  return (
    <>
      <Dialog.Root open onOpenChange={(next) => !next && onClose()}>
        <Dialog.Portal>
          <Dialog.Popup className={styles.screen}>
            <header className={styles.header}>
              <Dialog.Title className={styles.title}>Inquadra ed entra!</Dialog.Title>
              <Cross aria-label="Chiudi il codice" />
            </header>
            <QrCode text={link} label="Codice dell’invito" className={styles.code} />
            <div className={styles.words}>
              <p className={styles.url}>{spokenUrl(link)}</p>
              <p className={styles.left} aria-live="polite">
                {state === 'open' ? remainingUses(invitation) : closedLabels[state]}
              </p>
            </div>
            <footer className={styles.actions}>
              <Button look="secondary" onClick={() => void share()}>
                {shared === 'copied' ? 'Link copiato' : 'Manda il link'}
              </Button>
              <Button look="secondary" onClick={() => window.print()}>
                Stampa il foglio
              </Button>
            </footer>
            {shared === 'shown' && (
              <div className={styles.link}>
                <CopyField label="Link dell’invito" value={link} />
              </div>
            )}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <InvitationSheet invitation={invitation} link={link} />
    </>
  );
}
