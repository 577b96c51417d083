import type { ReactNode } from 'react';
import styles from './FinalFigure.module.css';

interface FinalFigureProps {
  /** The number, with its unit in a <small>. */
  children: ReactNode;
  className?: string | undefined;
}

/** A game's final score, large. Hidden from screen readers: its text must be beside it. */
export function FinalFigure({ children, className }: FinalFigureProps) {
  return (
    <span className={[styles.figure, className].filter(Boolean).join(' ')} aria-hidden="true">
      {children}
    </span>
  );
}
