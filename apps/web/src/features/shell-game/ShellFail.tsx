import { useEffect, useRef } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { useToastSuppression } from '../../lib/toast-suppression.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FinalFigure } from '../../ui/record-line/FinalFigure.tsx';
import { RecordLine } from '../../ui/record-line/RecordLine.tsx';
import { RollingNumber } from '../../ui/rolling-number/RollingNumber.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { DealFailure } from './DealFailure.tsx';
import styles from './ShellPanel.module.css';
import type { DealState } from './shell-table.ts';

interface ShellFailProps {
  round: number;
  /** The server's message about a record in this game; empty if there is none. */
  record: string;
  deal: DealState;
  onRetry: () => void;
}

/** The end of a game: a wrong card was chosen. */
export function ShellFail({ round, record, deal, onRetry }: ShellFailProps) {
  const again = useRef<HTMLButtonElement>(null);
  // The focused card has been removed.
  useEffect(() => again.current?.focus(), []);
  // The panel already shows the record.
  useToastSuppression(({ kind }) => kind === 'record');
  return (
    <div className={styles.fail}>
      <div className={styles.panel} data-never-covered>
        <img
          className={styles.picture}
          src={assetUrl('pictures/fail.svg')}
          alt=""
          width={480}
          height={400}
        />
        <h2 className={styles.title}>Non ti abbattere!</h2>
        <p>
          <VisuallyHidden>{`Corrette: ${round}`}</VisuallyHidden>
          <FinalFigure className={styles.figure}>
            <small>Corrette</small> <RollingNumber value={round} />
          </FinalFigure>
        </p>
        <RecordLine message={record} />
        <DealFailure deal={deal} />
      </div>
      <Button ref={again} className={styles.button} busy={deal === 'under-way'} onClick={onRetry}>
        Riprova
      </Button>
    </div>
  );
}
