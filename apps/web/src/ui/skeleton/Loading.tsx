import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Loading.module.css';

interface LoadingProps {
  /** Null: what stands beside it says so already. */
  label?: string | null | undefined;
  className?: string | undefined;
  /**
   * What stands beside it in the document, after it, comes with it: else it would be pushed away.
   */
  holdsRest?: boolean;
  children?: ReactNode;
}

/** Wraps a page's skeletons: tells screen readers that something is on its way. */
export function Loading({
  label = 'Caricamento…',
  className,
  holdsRest = false,
  children,
}: LoadingProps) {
  return (
    <div
      className={[className, holdsRest && styles.rest].filter(Boolean).join(' ') || undefined}
      aria-busy="true"
      data-loading
    >
      {label !== null && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      {children}
    </div>
  );
}
