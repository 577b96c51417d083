import type { Challenger } from '@poketorneo/contract';
import { useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { formatDate } from '../../../ui/format/dates.ts';
import { formatDayAndHour } from '../../../ui/format/days.ts';
import type { ChangeStatus } from '../accounts/use-account-status.ts';
import type { ChallengerAction } from '../list/ChallengerActionModal.tsx';
import styles from './AccountSection.module.css';
import details from './ChallengerDetails.module.css';

interface AccountSectionProps {
  challenger: Challenger;
  onAction: (action: ChallengerAction) => void;
  onStatus: ChangeStatus;
}

/** A challenger's account: name, status, and an organiser's actions on it. */
export function AccountSection({ challenger, onAction, onStatus }: AccountSectionProps) {
  const { userId, firstName, lastName, signUpDate, status, isAdmin, passwordWishedAt } = challenger;
  const isOwn = useSession()?.id === userId;
  return (
    <section className={details.part}>
      <h3 className={details.title}>Account</h3>
      <p className={details.name}>
        {firstName} {lastName}
      </p>
      <p className={details.state}>Iscrizione: {formatDate(signUpDate)}</p>
      {status === 'suspended' && (
        <p className={styles.note}>
          Sospeso: non può entrare, ma tiene tutto quello che ha conquistato.
        </p>
      )}
      {passwordWishedAt !== null && (
        <p className={styles.note}>
          Non ricorda la password: ha chiesto un link{' '}
          {formatDayAndHour(passwordWishedAt, new Date()).toLowerCase()}.
        </p>
      )}
      <div className={styles.actions}>
        {!isAdmin && status === 'active' && (
          <Button
            className={styles.whole}
            look={passwordWishedAt === null ? 'secondary' : 'primary'}
            onClick={() => onAction({ kind: 'password-link', challenger })}
          >
            Link per la password
          </Button>
        )}
        {!isOwn && (
          <ButtonLink look="secondary" to={`/club/messages/${userId}`}>
            Conversazione
          </ButtonLink>
        )}
        <Button look="secondary" onClick={() => onAction({ kind: 'edit', challenger })}>
          Modifica
        </Button>
        {!isOwn && (
          <Button
            look="secondary"
            onClick={() => onStatus(challenger, status === 'active' ? 'suspended' : 'active')}
          >
            {status === 'active' ? 'Sospendi' : 'Riammetti'}
          </Button>
        )}
        <Button look="danger" onClick={() => onAction({ kind: 'delete', challenger })}>
          Elimina
        </Button>
      </div>
    </section>
  );
}
