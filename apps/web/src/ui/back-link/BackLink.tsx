import { Link } from 'react-router';
import styles from './BackLink.module.css';

interface BackLinkProps {
  to: string;
  /** Name of the parent page. */
  children: string;
}

/** Link to the parent page, above the title. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.way}>
      <svg className={styles.arrow} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m10 3-5 5 5 5" />
      </svg>
      {children}
    </Link>
  );
}
