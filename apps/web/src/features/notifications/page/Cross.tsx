import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import styles from './Cross.module.css';

interface CrossProps {
  /** Names what it deletes. */
  label: string;
  /** Called with the button: its position decides on the next focus. */
  onClose: (cross: Element) => void;
}

/** The button in a card's corner that deletes its notifications. */
export function Cross({ label, onClose }: CrossProps) {
  return (
    <CloseButton
      className={styles.cross}
      aria-label={label}
      onClick={({ currentTarget }) => onClose(currentTarget)}
      data-cross
    />
  );
}
