import type { Invitation } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { formatMoment } from '../../../ui/format/dates.ts';
import styles from './ClosedInvitation.module.css';
import { Guests } from './Guests.tsx';
import { closedLabels } from './invitation-labels.ts';
import { useRevocation } from './use-invitations.ts';

export type Closed = Invitation & { state: Exclude<Invitation['state'], 'open'> };

/** An invalid invitation; a revoked one can be restored. */
export function ClosedInvitation({ invitation }: { invitation: Closed }) {
  const { id, state, taken, places, createdAt, guests } = invitation;
  const revocation = useRevocation(invitation);
  return (
    <li className={styles.card}>
      <div>
        <h3 className={styles.state}>{closedLabels[state]}</h3>
        <p className={styles.note}>
          Invito n. {id} · {formatMoment(createdAt)} ·{' '}
          {counted(taken, 'persona entrata', 'persone entrate')} su {places}
        </p>
      </div>
      {guests.length > 0 && <Guests guests={guests} />}
      {state === 'revoked' && (
        <Button
          look="secondary"
          className={styles.undo}
          aria-label={`Annulla la revoca: Invito n. ${id}`}
          busy={revocation.isPending}
          onClick={() => revocation.mutate(false)}
        >
          Annulla la revoca
        </Button>
      )}
    </li>
  );
}
