import styles from './DevicePicture.module.css';
import { isPhone } from './device-labels.ts';

/** The outline of a phone or a computer. */
export function DevicePicture({ system }: { system: string | null }) {
  return (
    <svg className={styles.picture} viewBox="0 0 32 32" aria-hidden="true">
      {isPhone({ system }) ? (
        <>
          <rect x="9" y="3" width="14" height="26" rx="3" />
          <path d="M14.5 25h3" />
        </>
      ) : (
        <>
          <rect x="5" y="6" width="22" height="15" rx="2" />
          <path d="M2 26h28" />
        </>
      )}
    </svg>
  );
}
