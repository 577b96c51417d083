import type { ReactNode } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The message, letter by letter as the screen is to say it. */
  children: ReactNode;
  /** A picture's path on the asset host; decoration. */
  image?: string;
  /** What one can do about it: a button or a link. */
  action?: ReactNode;
}

/** There is nothing to show, and that is no error. */
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
