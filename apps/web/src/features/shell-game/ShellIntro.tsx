import { Button } from '../../ui/button/Button.tsx';
import { DealFailure } from './DealFailure.tsx';
import { IdleShells } from './IdleShells.tsx';
import styles from './ShellPanel.module.css';
import type { DealState } from './shell-table.ts';

interface ShellIntroProps {
  deal: DealState;
  onStart: () => void;
}

/** The instructions before the first game. */
export function ShellIntro({ deal, onStart }: ShellIntroProps) {
  return (
    <div className={styles.intro}>
      <IdleShells />
      <div className={styles.words}>
        <p className={styles.text}>
          Tre carte: due sono uguali, una è diversa. Guardale bene, seguile mentre cambiano posto e
          scopri quella diversa. Più turni superi, più vanno veloci!
        </p>
        <DealFailure deal={deal} />
        <Button className={styles.button} busy={deal === 'under-way'} onClick={onStart}>
          Nuova partita
        </Button>
      </div>
    </div>
  );
}
