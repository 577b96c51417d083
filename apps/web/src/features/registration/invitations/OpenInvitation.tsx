import type { Invitation } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { Guests } from './Guests.tsx';
import { remainingUses } from './invitation-labels.ts';
import styles from './OpenInvitation.module.css';
import { useRevocation } from './use-invitations.ts';

interface OpenInvitationProps {
  invitation: Invitation;
  /** Opens the full-screen code. */
  onShow: () => void;
}

/** A valid invitation with its guests and remaining uses. */
export function OpenInvitation({ invitation, onShow }: OpenInvitationProps) {
  const { id, link, expiresAt, guests } = invitation;
  const revocation = useRevocation(invitation);
  const name = `Invito n. ${id}`;
  return (
    <li className={styles.card}>
      {link !== null && (
        <button
          type="button"
          className={styles.code}
          onClick={onShow}
          tabIndex={-1}
          aria-hidden="true"
        >
          <QrCode text={link} label="" />
        </button>
      )}
      <div className={styles.content}>
        <div>
          <h3 className={styles.places}>{remainingUses(invitation)}</h3>
          <p className={styles.expiry}>
            {name} · scade: {formatMoment(expiresAt)}
          </p>
        </div>
        <Guests guests={guests} />
        {link === null && (
          <p className={styles.expiry}>
            Chi ha già il link può ancora usarlo, ma qui non si può più mostrare: creane uno nuovo.
          </p>
        )}
        <div className={styles.actions}>
          {link !== null && (
            <Button look="secondary" aria-label={`Mostra il codice: ${name}`} onClick={onShow}>
              Mostra il codice
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={`Revoca: ${name}`}
            busy={revocation.isPending}
            onClick={() => revocation.mutate(true)}
          >
            Revoca
          </Button>
        </div>
      </div>
    </li>
  );
}
