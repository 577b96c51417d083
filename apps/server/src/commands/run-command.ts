import { resolve } from 'node:path';
import type { TableCount } from '../db/embedded/inspect-database-file.ts';
import type { DatabaseLocation } from '../db/open-database.ts';
import { OperatorError } from '../operator-error.ts';
import { backupDatabase } from './backup.ts';
import { noteLastBackup } from './last-backup.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';

/** The command was not called as it can be. */
class UsageError extends OperatorError {
  override name = 'UsageError';
}

export interface CommandSurroundings {
  /** The data folder of the embedded database. */
  folder: string;
  databaseUrl: string | undefined;
  /** What a relative file name starts from. */
  workingFolder: string;
}

type Command = (
  argument: string,
  surroundings: CommandSurroundings,
  options: readonly string[],
) => Promise<string[]>;

interface CommandEntry {
  usage: string;
  options?: readonly string[];
  run: Command;
}

const commands = new Map<string, CommandEntry>([
  ['backup', { usage: 'npm run backup -- FILE', run: runBackup }],
  ['restore', { usage: 'npm run restore -- FILE [--new]', options: ['--new'], run: runRestore }],
  ['move-to-postgres', { usage: 'npm run move-to-postgres -- postgres://…', run: runMove }],
]);

/** Runs the command that the arguments name, and answers with what to tell the person. */
export async function runCommand(
  [name = '', ...rest]: readonly string[],
  surroundings: CommandSurroundings,
): Promise<string[]> {
  const command = commands.get(name);
  if (command === undefined) {
    throw new UsageError(`Comandi: ${[...commands.keys()].join(', ')}.`);
  }
  const [argument = '', ...others] = rest.filter((word) => !word.startsWith('--'));
  const options = rest.filter((word) => word.startsWith('--'));
  const isKnown = options.every((option) => command.options?.includes(option));
  if (argument === '' || others.length > 0 || !isKnown)
    throw new UsageError(`Uso: ${command.usage}`);
  return command.run(argument, surroundings, options);
}

async function runBackup(
  file: string,
  { folder, databaseUrl, workingFolder }: CommandSurroundings,
) {
  const location: DatabaseLocation =
    databaseUrl === undefined ? { kind: 'embedded', folder } : { kind: 'server', url: databaseUrl };
  const moment = new Date();
  const report = await backupDatabase({ location, file: resolve(workingFolder, file) });
  return [
    `Copia completata e verificata: ${report.file} (${describeSize(report.bytes)})`,
    ...describeTables(report.tables),
    ...(await noteOrSay(location, moment)),
  ];
}

/** The copy is there, even where the database, on a full disk, cannot take note of it. */
async function noteOrSay(location: DatabaseLocation, moment: Date): Promise<string[]> {
  try {
    await noteLastBackup(location, moment);
    return [];
  } catch {
    return [
      'La data della copia non si è potuta annotare: la pagina «Stato» mostra quella di prima.',
    ];
  }
}

async function runRestore(
  file: string,
  { folder, databaseUrl, workingFolder }: CommandSurroundings,
  options: readonly string[],
) {
  if (databaseUrl !== undefined) throw notIntoServer();
  const report = await restore({
    folder,
    file: resolve(workingFolder, file),
    isNew: options.includes('--new'),
  });
  return [
    `Database ripristinato in ${folder}`,
    ...describeTables(report.tables),
    'Tutti devono accedere di nuovo; i link per una nuova password vanno richiesti un’altra volta.',
    ...(report.previous === undefined ? [] : [`Il database di prima è in ${report.previous}`]),
  ];
}

async function runMove(url: string, { folder }: CommandSurroundings) {
  const report = await moveToPostgres({ folder, url });
  return [
    'Dati copiati e verificati su PostgreSQL:',
    ...describeTables(report.tables),
    'Ora avvia il server con DATABASE_URL e con TOKEN_SECRET uguale al file token-secret.',
  ];
}

/** A copy gets into a PostgreSQL database as any embedded one does. */
const notIntoServer = () =>
  new UsageError(
    'DATABASE_URL indica un server PostgreSQL: ripristina la copia senza DATABASE_URL, in una cartella nuova (DATA_DIR) con --new, e portala in un database vuoto con npm run move-to-postgres.',
  );

function describeTables(tables: readonly TableCount[]): string[] {
  const width = Math.max(...tables.map(({ table }) => table.length));
  return tables.map(
    ({ table, rows }) => `  ${table.padEnd(width)}  ${rows.toLocaleString('it-IT').padStart(9)}`,
  );
}

function describeSize(bytes: number): string {
  const megabytes = (bytes / 1e6).toLocaleString('it-IT', { maximumFractionDigits: 2 });
  return `${megabytes} MB`;
}
