import { formatCount } from '../format/counts.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './PokemonSheet.module.css';

interface SheetFooterProps {
  name: string;
  index: number;
  count: number;
  onTurn: (index: number) => void;
}

/** Buttons to the neighbours; the new one's name is announced. */
export function SheetFooter({ name, index, count, onTurn }: SheetFooterProps) {
  return (
    <div className={styles.turn}>
      <TurnButton
        label="Pokémon precedente"
        path="M10 2 4 8l6 6"
        onClick={() => onTurn(index - 1)}
      />
      <p className={styles.place} aria-live="polite">
        <VisuallyHidden>{name}, </VisuallyHidden>
        {formatCount(index + 1)} di {formatCount(count)}
      </p>
      <TurnButton
        label="Pokémon successivo"
        path="m6 2 6 6-6 6"
        onClick={() => onTurn(index + 1)}
      />
    </div>
  );
}

interface TurnButtonProps {
  label: string;
  path: string;
  onClick: () => void;
}

function TurnButton({ label, path, onClick }: TurnButtonProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
