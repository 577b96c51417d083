import type { ReactNode } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The message, exactly as shown. */
  children: ReactNode;
  /** Path on the asset host; decoration. */
  image?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
}

/** Shown for an empty list; no error. */
export function EmptyState({ children, image, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {image !== undefined && (
        <img className={styles.image} src={assetUrl(image)} alt="" width={240} height={180} />
      )}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
