import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../ui/format/counts.ts';
import styles from './Desk.module.css';

interface PileProps {
  title: string;
  /** The page with all of them. */
  to?: string;
  /** Undefined while loading. */
  count: number | undefined;
  /** Shown if the count is 0. */
  none: string;
  /** The first few. */
  children: ReactNode;
}

/** One kind of to-do of the attention list: the count and the first few. */
export function Pile({ title, to, count, none, children }: PileProps) {
  const titleId = useId();
  return (
    <section className={styles.pile} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.head}>
        <span className={styles.count}>{count === undefined ? '–' : formatCount(count)}</span>{' '}
        {to === undefined ? (
          title
        ) : (
          <Link to={to} className={styles.way}>
            {title}
          </Link>
        )}
      </h3>
      {Children.count(children) > 0 ? (
        <ul className={styles.lines}>{children}</ul>
      ) : (
        count === 0 && <p className={styles.none}>{none}</p>
      )}
    </section>
  );
}
