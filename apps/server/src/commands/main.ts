import { resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

try {
  const environment = process.env;
  const lines = await runCommand(process.argv.slice(2), {
    // An empty variable counts as unset, as it does for the server.
    folder: resolve(environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    // npm changes into the package; a file is named from where the person is.
    workingFolder: environment.INIT_CWD || process.cwd(),
  });
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof OperatorError ? message : `Errore imprevisto: ${message}`;
  process.stderr.write(`${line.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = 1;
}
