import type { Challenger } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { useNavigate } from 'react-router';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/refusals.ts';
import { session, useSession } from '../../../lib/session.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { counted } from '../../../ui/format/counts.ts';
import { LossList } from '../../../ui/loss-list/LossList.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { useChallengerChanges } from '../use-challenger-changes.ts';
import styles from './DeleteUserModal.module.css';

interface DeleteUserModalProps {
  challenger: Challenger;
  onClose: () => void;
}

/** Lists what is deleted with an account, then deletes it. */
export function DeleteUserModal({ challenger, onClose }: DeleteUserModalProps) {
  const { userId, username, firstName, lastName } = challenger;
  const isOwn = useSession()?.id === userId;
  const changes = useChallengerChanges();
  const navigate = useNavigate();
  const deletion = useSubmission({
    updatesQueries: 'onSuccess',
    mutationFn: () => call(contract.users.delete, { params: { id: userId } }),
    onSuccess: () => {
      if (isOwn) {
        alert.success('Il tuo account è stato eliminato', { keepAfterRouteChange: true });
        session.end();
        navigate('/home');
        return;
      }
      changes.deleted(userId);
      alert.success(`L’account di ${username} è stato eliminato`, { autoClose: true });
      onClose();
    },
    onError: (error) => {
      if (isConflictOrGone(error)) void changes.refresh(userId);
    },
  });

  if (deletion.error !== null) {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {deletion.error.message}
      </MessageBox>
    );
  }
  const isAtWork = deletion.status !== 'idle';
  return (
    <Modal
      open
      onClose={onClose}
      title={`Eliminare ${username}?`}
      tone="error"
      size="small"
      isStatic={isAtWork}
      footer={
        <>
          <Button look="secondary" disabled={isAtWork} onClick={onClose}>
            Annulla
          </Button>
          <Button look="danger" busy={isAtWork} onClick={() => deletion.mutate()}>
            Elimina per sempre
          </Button>
        </>
      }
    >
      <div className={styles.warning}>
        <p>
          {isOwn ? (
            <strong>È il tuo account: uscirai subito e non potrai più entrare.</strong>
          ) : (
            <>
              <strong>
                {firstName} {lastName}
              </strong>{' '}
              non potrà più entrare.
            </>
          )}{' '}
          Vanno persi per sempre:
        </p>
        <LossList losses={lossesOf(challenger)} />
      </div>
    </Modal>
  );
}

/** What is deleted with the account, in Italian. */
function lossesOf(challenger: Challenger): string[] {
  const { numberOfBadges, numberOfPokemons, numberOfMatches, tournaments } = challenger;
  return [
    ...(numberOfBadges > 0 ? [counted(numberOfBadges, 'medaglia', 'medaglie')] : []),
    ...(numberOfPokemons > 0
      ? [`${counted(numberOfPokemons, 'Pokémon', 'Pokémon')} in squadra`]
      : []),
    ...(numberOfMatches > 0 ? [counted(numberOfMatches, 'lotta', 'lotte')] : []),
    ...(tournaments.length > 0
      ? [`i progressi in ${counted(tournaments.length, 'torneo', 'tornei')}`]
      : []),
    'le icone profilo, i record e il posto in classifica',
    'le notifiche e i messaggi',
  ];
}
