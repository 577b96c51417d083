import type { BackupStatus } from '@poketorneo/contract';
import { formatMoment } from '../../ui/format/dates.ts';
import { formatSize } from '../../ui/format/sizes.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { BackupForm } from './BackupForm.tsx';
import styles from './DownloadsPage.module.css';

/** The last backup, the form for a new one, and how to restore it. */
export function BackupSection({ status }: { status: BackupStatus }) {
  const { lastBackup, isDue, databaseSize, restoreCommand } = status;
  return (
    <Panel title="Copia dei dati">
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.last}>
            Ultima copia{' '}
            <span className={styles.date} data-due={isDue || undefined}>
              {lastBackup === null ? 'nessuna' : formatMoment(lastBackup)}
            </span>
          </p>
          <p className={styles.text}>
            Un file con tutto: account, lotte, Pokémon, messaggi. Adesso i dati occupano{' '}
            {formatSize(databaseSize)}. <strong>Tienilo dove arrivi solo tu</strong>, meglio non
            sullo stesso computer, e butta le copie vecchie: dentro c’è anche chi nel frattempo ha
            lasciato il torneo.
          </p>
          <BackupForm />
        </div>
        <div className={styles.side}>
          <h3 className={styles.subtitle}>Per rimetterla a posto</h3>
          {restoreCommand === null ? (
            <RestoreToServer />
          ) : (
            <RestoreToFile command={restoreCommand} />
          )}
        </div>
      </div>
    </Panel>
  );
}

const restoreExample = (
  <code className={styles.command}>npm run restore -- poketorneo-DATA.sqlite --new</code>
);

function RestoreToFile({ command }: { command: string }) {
  return (
    <>
      <ol className={styles.steps}>
        <li>Sul computer del torneo ferma PokéTorneo con Ctrl-C.</li>
        <li>
          Nel terminale scrivi, con il nome della tua copia al posto di{' '}
          <code className={styles.command}>poketorneo-DATA.sqlite</code>:{' '}
          <code className={styles.command}>{command}</code>
        </li>
        <li>
          Riavvialo con <code className={styles.command}>npm start</code>. Tutti devono accedere di
          nuovo.
        </li>
      </ol>
      <p className={styles.text}>
        I dati di prima non si perdono: restano accanto, in un file che comincia con{' '}
        <code className={styles.command}>poketorneo.before-restore</code>.
      </p>
    </>
  );
}

/** For administrators of a server with PostgreSQL, who have a terminal and the guide. */
function RestoreToServer() {
  return (
    <>
      <p className={styles.text}>
        I dati di questo torneo sono su un server PostgreSQL. Chi lo gestisce, a PokéTorneo fermo:
      </p>
      <ol className={styles.steps}>
        <li>
          Senza <code className={styles.command}>DATABASE_URL</code> e con una{' '}
          <code className={styles.command}>DATA_DIR</code> nuova scrive {restoreExample}.
        </li>
        <li>
          Con <code className={styles.command}>npm run move-to-postgres</code> porta quei dati in un
          database vuoto, e riavvia con quello. Tutti devono accedere di nuovo.
        </li>
      </ol>
      <p className={styles.text}>
        I passi sono nella guida, <code className={styles.command}>docs/operations.md</code>, con
        quelli per <code className={styles.command}>pg_dump</code>.
      </p>
    </>
  );
}
