import type { ReactNode } from 'react';
import styles from './FinalFigure.module.css';

interface FinalFigureProps {
  /** The number, and in a <small> beside it of what. */
  children: ReactNode;
  className?: string | undefined;
}

/** What a game that has ended comes to, large. It is a picture: what it says is to be told beside it. */
export function FinalFigure({ children, className }: FinalFigureProps) {
  return (
    <span
      className={[styles.figure, className].filter(Boolean).join(' ')}
      aria-hidden="true"
      data-never-covered
    >
      {children}
    </span>
  );
}
