import { CloseButton } from '../../../ui/close-button/CloseButton.tsx';
import styles from './Cross.module.css';

interface CrossProps {
  /** What it deletes. */
  label: string;
  /** Called with the button, whose place decides where the focus goes next. */
  onClose: (cross: Element) => void;
}

/** The button in a card's corner that deletes what it tells. */
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
