// Opens the SQLite database of the given folder, prints 'open', and keeps it open.
import { DatabaseError, openDatabase } from '../open-database.ts';

try {
  await openDatabase({ kind: 'embedded', folder: process.argv[2] ?? '' });
  process.stdout.write('open\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  if (!(error instanceof DatabaseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
