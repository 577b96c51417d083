import { Children, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../ui/format/counts.ts';
import styles from './Desk.module.css';

interface PileProps {
  title: string;
  /** Where all of them are, if they are anywhere together. */
  to?: string;
  /** How many there are; undefined while loading. */
  count: number | undefined;
  /** What is said when there are none. */
  none: string;
  /** The first few of them. */
  children: ReactNode;
}

/** One kind of what waits: how much of it there is, and the first few. */
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
