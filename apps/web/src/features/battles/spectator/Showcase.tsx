import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useSession } from '../../../lib/session.ts';
import { watchQueries } from './queries.ts';
import styles from './Showcase.module.css';

/** Visitors have no stream that tells of a change. */
const readingMs = 60_000;

/** The duel that an organiser shows to everybody; nothing without one. */
export function Showcase() {
  const isVisitor = useSession() === null;
  const { data } = useQuery({
    ...watchQueries.live(),
    refetchInterval: isVisitor ? readingMs : false,
  });
  const duel = data?.duels.find(({ id }) => id === data.showcased);
  if (duel === undefined) return null;
  const [first, second] = duel.contestants;
  return (
    <Link className={styles.showcase} to={`/guarda/${duel.id}`} data-showcase>
      <span className={styles.label}>In vetrina</span>
      <span className={styles.names}>
        {first.name} – {second.name}
      </span>
      <span className={styles.action}>Guarda</span>
    </Link>
  );
}
