import type { ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { formatDate } from '../../ui/format/dates.ts';
import styles from './BackupReminder.module.css';

interface BackupReminderProps {
  /** Undefined if it failed to load. */
  status: ResponseOf<typeof contract.downloads.backupStatus> | undefined;
}

/** Shown when a backup is due. */
export function BackupReminder({ status }: BackupReminderProps) {
  if (status?.isDue !== true) return null;
  return (
    <section className={styles.reminder} aria-labelledby="copia-da-fare">
      <div className={styles.words}>
        <h2 id="copia-da-fare" className={styles.title}>
          È ora di una copia dei dati
        </h2>
        <p>
          {status.lastBackup === null
            ? 'Non ne hai ancora una: se il computer si rompe, il torneo si perde.'
            : `Ultima copia: ${formatDate(status.lastBackup)}.`}
        </p>
      </div>
      <ButtonLink to="/club/downloads">Fai una copia</ButtonLink>
    </section>
  );
}
