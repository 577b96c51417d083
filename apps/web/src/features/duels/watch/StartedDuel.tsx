import type { DuelSummary } from '@poketorneo/contract';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import styles from './DuelBar.module.css';

interface StartedDuelProps {
  duel: DuelSummary;
  onClose: () => void;
}

/** Announces a duel that began during a game or another battle. */
export function StartedDuel({ duel: { id, opponent }, onClose }: StartedDuelProps) {
  return (
    <div className={styles.bar} role="alert">
      <p className={styles.words}>La lotta con {opponent.name} è cominciata!</p>
      <ButtonLink to={`/battle/${id}`} onClick={onClose}>
        Vai alla lotta
      </ButtonLink>
      <CloseButton aria-label="Chiudi l’avviso" onClick={onClose} isOnBar />
    </div>
  );
}
