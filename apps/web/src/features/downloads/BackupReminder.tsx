import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { writtenDate } from '../../ui/words/dates.ts';
import styles from './BackupReminder.module.css';
import { downloadQueries } from './queries.ts';

/** Says when it is time for a copy of the data; otherwise nothing. */
export function BackupReminder() {
  const { data } = useQuery(downloadQueries.backupStatus());
  if (data?.isDue !== true) return null;
  return (
    <section className={styles.reminder} aria-labelledby="copia-da-fare">
      <div className={styles.words}>
        <h2 id="copia-da-fare" className={styles.title}>
          È ora di una copia dei dati
        </h2>
        <p>
          {data.lastBackup === null
            ? 'Non ne hai ancora una: se il computer si rompe, il torneo si perde.'
            : `Ultima copia: ${writtenDate(data.lastBackup)}.`}
        </p>
      </div>
      <ButtonLink to="/club/downloads">Fai una copia</ButtonLink>
    </section>
  );
}
