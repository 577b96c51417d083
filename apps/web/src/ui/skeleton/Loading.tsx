import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface LoadingProps {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Wraps a page's skeletons: tells screen readers that something is on its way. */
export function Loading({ label = 'Caricamento…', className, children }: LoadingProps) {
  return (
    <div className={className} aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}
