import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** What the card is in the page's outline; a plain box by default. */
  as?: 'div' | 'section' | 'article' | 'li';
}

/** The surface that a page's content lies on. */
export function Card({ as: Element = 'div', className, ...rest }: CardProps) {
  return <Element {...rest} className={[styles.card, className].filter(Boolean).join(' ')} />;
}
