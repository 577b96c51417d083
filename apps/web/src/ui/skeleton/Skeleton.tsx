import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'text' | 'box' | 'pill' | 'circle';
  className?: string | undefined;
}

/** A grey placeholder, hidden from screen readers: <Loading> announces the loading. */
export function Skeleton({ width, height, shape = 'box', className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={[styles.block, styles[shape], className].filter(Boolean).join(' ')}
      style={{ width, height }}
    />
  );
}
