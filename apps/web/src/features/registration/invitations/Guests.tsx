import type { Invitation } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './Guests.module.css';

/** The players who signed up with an invitation. */
export function Guests({ guests }: Pick<Invitation, 'guests'>) {
  if (guests.length === 0) return <p className={styles.none}>Non è ancora entrato nessuno.</p>;
  return (
    <ul className={styles.guests} aria-label="Chi è entrato">
      {guests.map(({ userId, username, icon }) => (
        <li key={userId} className={styles.guest}>
          <img className={styles.icon} src={assetUrl(icon)} alt="" width={28} height={28} />
          <span className={styles.name}>{username}</span>
        </li>
      ))}
    </ul>
  );
}
