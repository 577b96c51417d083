import type { DuelChallenge } from '@poketorneo/contract';
import { Button } from '../../../ui/button/Button.tsx';
import { Modal } from '../../../ui/modal/Modal.tsx';
import { formatTime } from '../../battles/index.ts';
import { headlineOf } from '../answer/challenge-labels.ts';
import { DuelistLine } from '../answer/DuelistLine.tsx';
import { useAnswer } from '../answer/use-answer.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { DuelProblem } from '../readiness/DuelProblem.tsx';
import { useReadiness } from '../readiness/use-readiness.ts';
import { formatChallengeTerms } from '../terms/labels.ts';
import styles from './ArrivingChallenge.module.css';

interface ArrivingChallengeProps {
  challenge: DuelChallenge;
  /** Puts the challenge off: it stays open. */
  onLater: () => void;
  onAnswered: () => void;
  onBlock: () => void;
}

/** A sheet with an arriving challenge. */
export function ArrivingChallenge({
  challenge,
  onLater,
  onAnswered,
  onBlock,
}: ArrivingChallengeProps) {
  const { id: challengeId, from, terms, expiresAt } = challenge;
  const answer = useAnswer({ challengeId }, onAnswered);
  const { pokemonIds, problem, field } = useReadiness(terms);
  const left = useTimeLeft(expiresAt);
  const isBusy = answer.isPending;
  return (
    <Modal
      open
      onClose={onLater}
      title={headlineOf(challenge)}
      size={terms.teams === 'own' ? 'medium' : 'small'}
      isSheet="low"
      footer={
        <div className={styles.actions}>
          <Button
            look="secondary"
            disabled={isBusy}
            onClick={() => answer.mutate({ accept: false })}
          >
            Rifiuta
          </Button>
          <Button look="quiet" disabled={isBusy} onClick={onBlock}>
            Non da questo giocatore
          </Button>
          <Button
            className={styles.accept}
            busy={isBusy && answer.variables.accept}
            disabled={isBusy || problem !== null}
            onClick={() => answer.mutate({ accept: true, pokemonIds })}
          >
            Accetta
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <DuelistLine duelist={from}>
          <p>{formatChallengeTerms(challenge)}</p>
          <p className={styles.left} role="timer">
            {left > 0 ? `Hai ancora ${formatTime(left)}` : 'Il tempo è scaduto'}
          </p>
        </DuelistLine>
        {field}
        <DuelProblem refusal={answer.error} problem={problem} />
      </div>
    </Modal>
  );
}
