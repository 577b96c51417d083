import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { seasonQueries } from '../queries.ts';
import styles from './SeasonLine.module.css';

const twoWeeks = 14 * 24 * 60 * 60 * 1000;

/** On the home page for two weeks: a new season has begun. */
export function SeasonLine() {
  const { data } = useQuery(seasonQueries.current());
  if (data === undefined || data.previous === null) return null;
  const { season, previous } = data;
  if (!isNew(season.openedAt, Date.now())) return null;
  return (
    <p className={styles.line}>
      <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2l3 6.300 7 .9-5.100 4.800 1.300 6.900L12 17.600 5.800 20.900l1.300-6.900L2 9.200l7-.9z" />
      </svg>
      <span>
        È cominciata <strong>{season.name}</strong>: si riparte tutti da zero. {previous.name} è{' '}
        <Link to="/hall-of-fame" className={styles.link}>
          nell’Albo d’oro
        </Link>
        .
      </span>
    </p>
  );
}

/** Whether the season began in the last two weeks. */
function isNew(openedAt: string, now: number): boolean {
  return now - Date.parse(openedAt) < twoWeeks;
}
