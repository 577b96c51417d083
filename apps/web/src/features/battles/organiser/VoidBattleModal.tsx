import type { BattleSummary } from '@poketorneo/contract';
import * as contract from '@poketorneo/contract/endpoints';
import { isWin } from '@poketorneo/rules';
import { useQueryClient } from '@tanstack/react-query';
import { alert } from '../../../lib/alerts.ts';
import { call } from '../../../lib/api.ts';
import { isConflictOrGone } from '../../../lib/is-conflict-or-gone.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import { useSubmission } from '../../../lib/use-submission.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MessageBox } from '../../../ui/modal/MessageBox.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { battleQueryKeys } from '../query-keys.ts';

interface VoidBattleModalProps {
  username: string;
  battle: BattleSummary;
  /** Shows the player as they now are. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Says what becomes of a battle that must not count, and annuls it. */
export function VoidBattleModal({ username, battle, refresh, onClose }: VoidBattleModalProps) {
  const client = useQueryClient();
  const { leaderName, status, outcome } = battle;
  const showAnew = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: battleQueryKeys.overviews }),
      refresh(),
    ]);
  };
  const annul = useSubmission({
    mutationFn: async () => {
      await call(
        contract.battles.void,
        { body: { battleId: battle.id } },
        { quiet: isConflictOrGone },
      );
      await showAnew();
    },
    onSuccess: () => {
      alert.success(`Annullata: ${username} contro ${leaderName}`, { autoClose: true });
      onClose();
    },
    onError: async (error) => {
      if (!isConflictOrGone(error)) return;
      logFailure(error);
      await showAnew();
    },
  });

  if (annul.error !== null) {
    return (
      <MessageBox open onClose={onClose} title="Errore!" tone="error">
        {annul.error.message}
      </MessageBox>
    );
  }
  const isAtWork = annul.status !== 'idle';
  return (
    <Modal
      open
      onClose={onClose}
      title="Annullare la lotta?"
      tone="warning"
      size="small"
      isStatic={isAtWork}
      footer={
        <>
          <Button look="secondary" disabled={isAtWork} onClick={onClose}>
            Lascia stare
          </Button>
          <Button look="danger" busy={isAtWork} onClick={() => annul.mutate()}>
            Annulla la lotta
          </Button>
        </>
      }
    >
      <p>
        La lotta di <strong>{username}</strong> contro <strong>{leaderName}</strong>
        {status === 'running' ? ' si ferma qui e non conta.' : ' non conterà più.'}
        {outcome !== null &&
          isWin(outcome) &&
          ' Medaglia, premio, icone e notifiche ottenuti con la vittoria vengono ritirati.'}{' '}
        {username} riceve una notifica.
      </p>
    </Modal>
  );
}
