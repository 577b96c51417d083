import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'text' | 'box' | 'pill' | 'circle';
  className?: string | undefined;
}

/**
 * A grey block in the place of what is loading. Unseen by screen readers: the page says that it is
 * busy through <Loading>.
 */
export function Skeleton({ width, height, shape = 'box', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={[styles.block, styles[shape], className].filter(Boolean).join(' ')}
      style={{ width, height }}
    />
  );
}
