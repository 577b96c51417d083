import type { HealthReport } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { formatCount } from '../../ui/format/counts.ts';
import { formatDate, formatMoment } from '../../ui/format/dates.ts';
import { formatSize } from '../../ui/format/sizes.ts';
import styles from './HealthPage.module.css';

/** The report's figures, each with an explanation. */
export function Facts({ report }: { report: HealthReport }) {
  const { version, startedAt, database, backup, disk, numberOfPlayers, numberOfOpenBattles } =
    report;
  return (
    <dl className={styles.facts}>
      <Fact name="Sfidanti" value={formatCount(numberOfPlayers)} />
      <Fact name="Lotte in corso" value={formatCount(numberOfOpenBattles)} />
      <Fact
        name="Ultima copia"
        value={
          backup.lastBackup !== null
            ? formatDate(backup.lastBackup)
            : backup.kind === 'embedded'
              ? 'nessuna'
              : 'nessuna da qui'
        }
      />
      {disk !== null && (
        <Fact name="Spazio libero" value={formatSize(disk.free)}>
          di {formatSize(disk.size)}
        </Fact>
      )}
      <Fact name="Dati" value={formatSize(database.size)}>
        {database.kind === 'embedded' ? 'in un file di questo computer' : 'su un server PostgreSQL'}
      </Fact>
      <Fact name="Versione" value={version}>
        i dati sono aggiornati: formato {formatCount(database.numberOfMigrations)}
      </Fact>
      <Fact name="Acceso dal" value={formatMoment(startedAt)} />
    </dl>
  );
}

interface FactProps {
  name: string;
  value: string;
  children?: ReactNode;
}

function Fact({ name, value, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
      {children !== undefined && <dd className={styles.more}>{children}</dd>}
    </div>
  );
}
