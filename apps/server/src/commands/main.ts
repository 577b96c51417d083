import { resolve } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { runCommand } from './run-command.ts';

try {
  const environment = process.env;
  const lines = await runCommand(process.argv.slice(2), {
    // Empty variables count as unset, as for the server.
    folder: resolve(environment.DATA_DIR || '.data'),
    databaseUrl: environment.DATABASE_URL || undefined,
    // npm changes the working folder; INIT_CWD is the user's.
    workingFolder: environment.INIT_CWD || process.cwd(),
  });
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const line = error instanceof OperatorError ? message : `Errore imprevisto: ${message}`;
  process.stderr.write(`${line.replaceAll(/\s*\n\s*/g, ' ')}\n`);
  process.exitCode = 1;
}
