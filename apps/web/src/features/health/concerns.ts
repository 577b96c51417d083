import type { HealthReport } from '@poketorneo/contract';
import { counted } from '../../ui/format/counts.ts';
import { formatSize } from '../../ui/format/sizes.ts';

/** Free bytes below which the next backup or evening may fill the disk. */
const minFreeBytes = 1_000_000_000;

/** Whether an address is this computer's loopback address. */
export function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** Only SQLite: a PostgreSQL server may have backups unknown to the product. */
const isBackupMissing = ({ kind, lastBackup }: HealthReport['backup']) =>
  kind === 'embedded' && lastBackup === null;

/** Whether a backup is due or missing. */
export function needsBackup(backup: HealthReport['backup']): boolean {
  return backup.isDue || isBackupMissing(backup);
}

/** The problems that need an organiser's attention, as sentences. */
export function concernsOf({ backup, disk, failures, addresses }: HealthReport): string[] {
  return [
    isBackupMissing(backup) && 'Dei dati non c’è ancora nessuna copia.',
    backup.isDue &&
      backup.lastBackup !== null &&
      'L’ultima copia dei dati ha più di una settimana.',
    disk !== null && disk.free < minFreeBytes && `Sul disco restano solo ${formatSize(disk.free)}.`,
    failures.length > 0 &&
      `Nell’ultimo giorno ${counted(failures.length, 'richiesta non è riuscita', 'richieste non sono riuscite')}.`,
    addresses.every(isLoopback) && 'I telefoni non ci arrivano: risponde solo a questo computer.',
  ].filter((concern) => concern !== false);
}
