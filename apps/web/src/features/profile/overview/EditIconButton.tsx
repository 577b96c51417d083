import type { Ref } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './EditIconButton.module.css';

interface EditIconButtonProps {
  icon: string;
  numberOfNew: number;
  onClick: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** The player's icon as a button that opens the panel. */
export function EditIconButton({ icon, numberOfNew, onClick, ref }: EditIconButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span className={styles.portrait}>
        <img
          className={styles.icon}
          src={assetUrl(icon)}
          alt=""
          width={128}
          height={128}
          decoding="async"
        />
        <svg className={styles.pencil} viewBox="0 0 16 16" aria-hidden="true">
          <path d="m2 14 .8-3.4L10.6 2.8a1.4 1.4 0 0 1 2 0l.6.6a1.4 1.4 0 0 1 0 2L5.4 13.2zM9 4.4 11.6 7" />
        </svg>
      </span>
      <span className={styles.label}>Modifica icona</span>
      {numberOfNew > 0 && (
        <span className={styles.news}>
          {numberOfNew === 1 ? '1 nuova' : `${numberOfNew} nuove`}
        </span>
      )}
    </button>
  );
}
