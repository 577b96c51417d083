import { Button } from '../../ui/button/Button.tsx';
import { DealFailure } from './DealFailure.tsx';
import styles from './ShellPanel.module.css';

interface ShellIntroProps {
  deal: 'idle' | 'under-way' | 'failed';
  onStart: () => void;
}

/** Before the first game: how it is played. */
export function ShellIntro({ deal, onStart }: ShellIntroProps) {
  return (
    <div className={`${styles.panel} ${styles.intro}`}>
      <p className={styles.text}>
        Tre carte: due sono uguali, una è diversa. Guardale bene, seguile mentre cambiano posto e
        scopri quella diversa. Più turni superi, più vanno veloci!
      </p>
      <DealFailure deal={deal} />
      <Button busy={deal === 'under-way'} onClick={onStart}>
        Nuova partita
      </Button>
    </div>
  );
}
