import { formatCount } from '../../../ui/format/counts.ts';
import styles from './Viewers.module.css';

/** As in '3 guardano', with an eye; on a phone the number alone. Nothing without viewers. */
export function Viewers({ viewers }: { viewers: number }) {
  if (viewers === 0) return null;
  return (
    <span className={styles.viewers} data-viewers>
      <svg
        className={styles.eye}
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M1.5 8C3.500 4.800 5.600 3.400 8 3.400S12.500 4.800 14.500 8C12.500 11.200 10.400 12.600 8 12.600S3.500 11.200 1.500 8z" />
        <circle cx="8" cy="8" r="2" />
      </svg>
      {formatCount(viewers)}
      <span className={styles.word}>&nbsp;{viewers === 1 ? 'guarda' : 'guardano'}</span>
    </span>
  );
}
