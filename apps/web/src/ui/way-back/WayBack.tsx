import { Link } from 'react-router';
import styles from './WayBack.module.css';

interface WayBackProps {
  to: string;
  /** What the page is called that it leads to. */
  children: string;
}

/** The way from a page to the one that it belongs to, above its title. */
export function WayBack({ to, children }: WayBackProps) {
  return (
    <Link to={to} className={styles.way}>
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m10 3-5 5 5 5" />
      </svg>
      {children}
    </Link>
  );
}
