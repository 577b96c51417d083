import styles from './Slot.module.css';

interface EmptySlotProps {
  label: string;
  /** Absent: nothing can be put here. */
  onAdd: (() => void) | undefined;
}

/** A frame without a Pokémon; with a '+' where the next one goes. */
export function EmptySlot({ label, onAdd }: EmptySlotProps) {
  if (onAdd === undefined) return <span className={styles.empty} />;
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      +
    </button>
  );
}
