import type { SessionUser } from '@poketorneo/contract';
import { Link } from 'react-router';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useOwnIcon } from '../../face-icons/index.ts';
import styles from './TrainerCard.module.css';

/** The user's name and icon, drawn like a trainer's licence. */
export function TrainerCard({ user }: { user: SessionUser }) {
  const icon = useOwnIcon(user);
  return (
    <section className={styles.card} aria-label="Sfidante">
      <img
        className={styles.icon}
        src={assetUrl(icon)}
        alt=""
        width={64}
        height={64}
        decoding="async"
      />
      <div className={styles.words}>
        <p className={styles.username}>{user.username}</p>
        <p className={styles.name}>
          {user.firstName} {user.lastName}
        </p>
      </div>
      <Link to="/profile" className={styles.back}>
        Il mio profilo
      </Link>
    </section>
  );
}
