import { useId } from 'react';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './DeleteButton.module.css';
import { useDoublePress } from './use-double-press.ts';

interface DeleteButtonProps {
  disabled: boolean;
  onDelete: () => void;
}

/** Deletes on the second of two quick presses: clicks, taps or Enter. */
export function DeleteButton({ disabled, onDelete }: DeleteButtonProps) {
  const hintId = useId();
  const { isArmed, handlers } = useDoublePress(onDelete);
  return (
    <>
      <Button
        {...handlers}
        look="danger"
        className={styles.delete}
        data-armed={isArmed || undefined}
        disabled={disabled}
        aria-describedby={hintId}
        title="Doppio clic, o Invio due volte di seguito, per eliminare"
      >
        <svg className={styles.trash} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M6 1h4v1h4v2H2V2h4zM3 5h10l-1 10H4zm3 2v6h1V7zm3 0v6h1V7z" />
        </svg>
        {/* Both set the width: a finger's second tap hits the button where the first did. */}
        <span className={styles.labels}>
          <span data-hidden={isArmed || undefined}>Elimina</span>
          <span data-hidden={!isArmed || undefined}>Premi ancora</span>
        </span>
      </Button>
      <VisuallyHidden id={hintId}>
        Doppio clic, o Invio due volte di seguito, per eliminare
      </VisuallyHidden>
      <VisuallyHidden role="status">{isArmed && 'Premi ancora per eliminare'}</VisuallyHidden>
    </>
  );
}
