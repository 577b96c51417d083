import type { AdmissionDecision, WaitingPerson } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { registrationQueries } from '../queries.ts';
import styles from './WaitingList.module.css';

interface WaitingCardProps {
  person: WaitingPerson;
  /** Just approved on this page. */
  isApproved: boolean;
  onApproved: () => void;
  onUndone: () => void;
}

/** A player who waits for approval; the decision can be undone. */
export function WaitingCard({ person, isApproved, onApproved, onUndone }: WaitingCardProps) {
  const { userId, username, firstName, lastName, icon, signUpDate, isRefused } = person;
  const client = useQueryClient();
  const decide = useSubmission({
    updatesQueries: 'onSettled',
    mutationFn: (decision: AdmissionDecision) =>
      call(contract.registration.decideAdmission, { body: { userId, decision } }),
    onSuccess: ({ status }) => {
      if (status === 'approved') onApproved();
      else if (isApproved) onUndone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: registrationQueries.waiting().queryKey }),
  });
  const isDecided = isApproved || isRefused;
  return (
    <li className={styles.card} data-decided={isDecided || undefined}>
      <img className={styles.icon} src={assetUrl(icon)} alt="" width={44} height={44} />
      <div className={styles.names}>
        <h3 className={styles.username}>{username}</h3>
        <p className={styles.note}>
          {firstName} {lastName} ·{' '}
          {isApproved ? 'è dentro!' : isRefused ? 'rifiutato' : formatMoment(signUpDate)}
        </p>
      </div>
      <div className={styles.actions}>
        {isDecided ? (
          <Button
            look="secondary"
            aria-label={`Annulla: ${username}`}
            busy={decide.isPending}
            onClick={() => decide.mutate('wait')}
          >
            Annulla
          </Button>
        ) : (
          <>
            <Button
              look="quiet"
              aria-label={`Rifiuta ${username}`}
              disabled={decide.isPending}
              onClick={() => decide.mutate('refuse')}
            >
              Rifiuta
            </Button>
            <Button
              aria-label={`Accogli ${username}`}
              busy={decide.isPending}
              onClick={() => decide.mutate('approve')}
            >
              Accogli
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
