import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { BackupReminder, downloadQueries } from '../downloads/index.ts';
import { ClubCard } from './ClubCard.tsx';
import { ClubNamePanel } from './ClubNamePanel.tsx';
import styles from './ClubPage.module.css';
import { clubLinks } from './club-links.ts';

/** /club: the organisers' tools. */
export function ClubPage() {
  // The cards wait for the reminder above them, so that they do not move under a finger.
  const { data: backup, isPending } = useQuery(downloadQueries.backupStatus());
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Il club</h1>
        <p className={styles.lead}>La cassetta degli attrezzi di chi organizza.</p>
      </header>
      {isPending ? (
        <Loading className={styles.cards}>
          {clubLinks.map(({ to }) => (
            <Skeleton key={to} height="7rem" />
          ))}
        </Loading>
      ) : (
        <>
          <BackupReminder status={backup} />
          <ul className={styles.cards}>
            {clubLinks.map((link) => (
              <li key={link.to}>
                <ClubCard link={link} />
              </li>
            ))}
          </ul>
          <ClubNamePanel />
        </>
      )}
    </div>
  );
}
