import { type ReactNode, useState } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { isInitialRender } from '../../lib/initial-queries.ts';
import styles from './AccountLayout.module.css';

/** A card with a Poké Ball as its crest, on a landscape. */
export function AccountLayout({ children }: { children: ReactNode }) {
  // The entrance animation does not repeat after the prerendered card.
  const [rises] = useState(() => !isInitialRender());
  return (
    <div className={styles.layout}>
      <img
        className={styles.landscape}
        src={assetUrl('backgrounds/account.svg')}
        alt=""
        width={1600}
        height={500}
        fetchPriority="high"
      />
      <div className={styles.card} data-rises={rises}>
        <svg className={styles.crest} viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
          <circle className={styles.rim} cx="32" cy="32" r="32" />
          <path className={styles.upper} d="M5 32a27 27 0 0 1 54 0Z" />
          <path className={styles.lower} d="M5 32a27 27 0 0 0 54 0Z" />
          <path className={styles.shine} d="M12 26a21 21 0 0 1 13-14" />
          <path className={styles.rim} d="M5 29h54v6H5z" />
          <circle className={styles.rim} cx="32" cy="32" r="11" />
          <circle className={styles.lower} cx="32" cy="32" r="7" />
        </svg>
        {children}
      </div>
    </div>
  );
}
