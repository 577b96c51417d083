import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Null if text beside it announces the loading. */
  label?: string | null | undefined;
  className?: string | undefined;
  /** Hides the following siblings, which the loaded content will push down. */
  hidesRest?: boolean;
  children?: ReactNode;
}

/** Wraps a page's skeletons and announces the loading to screen readers. */
export function Loading({
  label = 'Caricamento…',
  className,
  hidesRest = false,
  children,
}: LoadingProps) {
  return (
    <div
      className={[className, hidesRest && styles.rest].filter(Boolean).join(' ') || undefined}
      aria-busy="true"
      data-loading
    >
      {label !== null && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
