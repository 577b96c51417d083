import type { ComponentProps } from 'react';
import styles from './CloseButton.module.css';

interface CloseButtonProps extends ComponentProps<'button'> {
  'aria-label': string;
  /** Takes the colours of the coloured bar behind it. */
  isOnBar?: boolean;
}

/** A small cross that closes, deletes or clears. The caller positions it. */
export function CloseButton({ isOnBar = false, className, ...button }: CloseButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={[styles.cross, className].filter(Boolean).join(' ')}
      data-on-bar={isOnBar || undefined}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 3 10 10m-10 0L13 3" />
      </svg>
    </button>
  );
}
