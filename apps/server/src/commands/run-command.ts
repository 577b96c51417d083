import { resolve } from 'node:path';
import type { DatabaseLocation } from '../db/open-database.ts';
import type { TableCount } from '../db/sqlite/inspect-database-file.ts';
import { OperatorError } from '../operator-error.ts';
import { backupDatabase } from './backup.ts';
import { recordLastBackup } from './last-backup.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';

/** The arguments are invalid; the message is the usage. */
class UsageError extends OperatorError {
  override name = 'UsageError';
}

export interface CommandContext {
  /** The data folder of the SQLite database. */
  folder: string;
  databaseUrl: string | undefined;
  /** Base of relative file names. */
  workingFolder: string;
}

interface Invocation {
  /** The first positional argument. */
  argument: string;
  /** The second positional argument, if accepted. */
  targetFolder: string | undefined;
  options: readonly string[];
}

type Command = (call: Invocation, context: CommandContext) => Promise<string[]>;

interface CommandEntry {
  usage: string;
  /** Whether a second positional argument names a folder. */
  acceptsFolder?: boolean;
  options?: readonly string[];
  run: Command;
}

const commands = new Map<string, CommandEntry>([
  ['backup', { usage: 'npm run backup -- FILE', run: runBackup }],
  [
    'restore',
    {
      usage: 'npm run restore -- FILE [FOLDER] [--new]',
      acceptsFolder: true,
      options: ['--new'],
      run: runRestore,
    },
  ],
  ['move-to-postgres', { usage: 'npm run move-to-postgres -- postgres://…', run: runMove }],
]);

/** Runs a command and returns the lines to print. */
export async function runCommand(
  [name = '', ...rest]: readonly string[],
  context: CommandContext,
): Promise<string[]> {
  const command = commands.get(name);
  if (command === undefined) {
    throw new UsageError(`Comandi: ${[...commands.keys()].join(', ')}.`);
  }
  const positionals = rest.filter((word) => !word.startsWith('--'));
  const [argument = '', targetFolder] = positionals;
  const options = rest.filter((word) => word.startsWith('--'));
  const isKnown = options.every((option) => command.options?.includes(option));
  const maxPositionals = command.acceptsFolder ? 2 : 1;
  if (argument === '' || positionals.length > maxPositionals || !isKnown)
    throw new UsageError(`Uso: ${command.usage}`);
  return command.run({ argument, targetFolder, options }, context);
}

async function runBackup(
  { argument: file }: Invocation,
  { folder, databaseUrl, workingFolder }: CommandContext,
) {
  const location: DatabaseLocation =
    databaseUrl === undefined ? { kind: 'embedded', folder } : { kind: 'server', url: databaseUrl };
  const moment = new Date();
  const report = await backupDatabase({ location, file: resolve(workingFolder, file) });
  return [
    `Copia completata e verificata: ${report.file} (${describeSize(report.bytes)})`,
    ...describeTables(report.tables),
    ...(await recordOrWarn(location, moment)),
  ];
}

/** Recording may fail on a full disk, although the copy succeeded. */
async function recordOrWarn(location: DatabaseLocation, moment: Date): Promise<string[]> {
  try {
    await recordLastBackup(location, moment);
    return [];
  } catch {
    return [
      'La data della copia non si è potuta annotare: la pagina «Stato» mostra quella di prima.',
    ];
  }
}

async function runRestore(
  { argument: file, targetFolder, options }: Invocation,
  { databaseUrl, workingFolder, ...context }: CommandContext,
) {
  if (databaseUrl !== undefined) throw postgresRestoreError();
  const folder = targetFolder === undefined ? context.folder : resolve(workingFolder, targetFolder);
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

async function runMove({ argument: url }: Invocation, { folder }: CommandContext) {
  const report = await moveToPostgres({ folder, url });
  return [
    'Dati copiati e verificati su PostgreSQL:',
    ...describeTables(report.tables),
    'Ora avvia il server con DATABASE_URL e con TOKEN_SECRET uguale al file token-secret.',
  ];
}

/** Backups reach PostgreSQL only through SQLite and move-to-postgres. */
const postgresRestoreError = () =>
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
