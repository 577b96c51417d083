import { Link } from 'react-router';
import styles from './ClubCard.module.css';
import type { ClubLink } from './club-links.ts';

/** A link to one of the club's pages, clickable as a whole. */
export function ClubCard({ link: { to, title, words, icon } }: { link: ClubLink }) {
  return (
    <article className={styles.card}>
      <span className={styles.sign}>
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          width="32"
          height="32"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="square"
        >
          <path d={icon} />
        </svg>
      </span>
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{words}</p>
      </div>
    </article>
  );
}
