import { Dialog } from '@base-ui/react/dialog';
import styles from './Cross.module.css';

/** Closes the window in whose title bar it stands. */
export function Cross({ 'aria-label': ariaLabel }: { 'aria-label': string }) {
  return (
    <Dialog.Close className={styles.cross} aria-label={ariaLabel}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 3 10 10m-10 0L13 3" />
      </svg>
    </Dialog.Close>
  );
}
