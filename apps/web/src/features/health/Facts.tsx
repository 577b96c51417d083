import type { HealthReport } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { writtenCount } from '../../ui/words/counts.ts';
import { writtenDate, writtenMoment } from '../../ui/words/dates.ts';
import { writtenSize } from '../../ui/words/sizes.ts';
import styles from './HealthPage.module.css';

/** The figures, each with what it means. */
export function Facts({ report }: { report: HealthReport }) {
  const { version, startedAt, database, backup, disk, numberOfPlayers, numberOfOpenBattles } =
    report;
  return (
    <dl className={styles.facts}>
      <Fact name="Sfidanti" value={writtenCount(numberOfPlayers)} />
      <Fact name="Lotte in corso" value={writtenCount(numberOfOpenBattles)} />
      <Fact
        name="Ultima copia"
        value={
          backup.lastBackup !== null
            ? writtenDate(backup.lastBackup)
            : backup.kind === 'embedded'
              ? 'nessuna'
              : 'nessuna da qui'
        }
      />
      {disk !== null && (
        <Fact name="Spazio libero" value={writtenSize(disk.free)}>
          di {writtenSize(disk.size)}
        </Fact>
      )}
      <Fact name="Dati" value={writtenSize(database.size)}>
        {database.kind === 'embedded' ? 'in un file di questo computer' : 'su un server PostgreSQL'}
      </Fact>
      <Fact name="Versione" value={version}>
        i dati sono aggiornati: formato {writtenCount(database.numberOfMigrations)}
      </Fact>
      <Fact name="Acceso dal" value={writtenMoment(startedAt)} />
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
