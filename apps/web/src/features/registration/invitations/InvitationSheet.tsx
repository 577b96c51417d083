import type { Invitation } from '@poketorneo/contract';
import { createPortal } from 'react-dom';
import { formatMoment } from '../../../ui/format/dates.ts';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import styles from './InvitationSheet.module.css';
import { isLocalNetwork } from './invitation-labels.ts';

interface InvitationSheetProps {
  invitation: Invitation;
  link: string;
}

/** The printed sheet of an invitation: its QR code and instructions for newcomers. */
export function InvitationSheet({ invitation, link }: InvitationSheetProps) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>Entra nel torneo!</p>
      <QrCode text={link} label="" className={styles.code} />
      <ol className={styles.steps}>
        <li>
          {isLocalNetwork(link) && 'Collega il telefono al Wi-Fi del club. '}
          Inquadra il codice con la fotocamera e apri il link.
        </li>
        <li>Compila i pochi campi: hai il tuo account e sei in gara.</li>
      </ol>
      <p className={styles.link}>{link}</p>
      <p className={styles.note}>Scade: {formatMoment(invitation.expiresAt)} · PokéTorneo</p>
    </div>,
    document.body,
  );
}
