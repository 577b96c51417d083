import { Button } from '../../../ui/button/Button.tsx';
import { DeleteButton } from '../../../ui/delete-button/DeleteButton.tsx';
import styles from './PokemonEditor.module.css';

interface EditorActionsProps {
  canConfirm: boolean;
  isBusy: boolean;
  /** Null where there is nothing to delete. */
  onDelete: (() => void) | null;
}

export function EditorActions({ canConfirm, isBusy, onDelete }: EditorActionsProps) {
  return (
    <div className={styles.actions}>
      {onDelete !== null && <DeleteButton disabled={isBusy} onDelete={onDelete} />}
      <Button type="submit" className={styles.confirm} busy={isBusy} disabled={!canConfirm}>
        Conferma
      </Button>
    </div>
  );
}
