// Inserts pairs of users into the SQLite database of the given folder until it is killed, and
// prints
// each pair's number after its commit.
import { openDatabase } from '../open-database.ts';
import { transactionOf } from './transaction-of.ts';
import { insertUser } from './users.ts';

const { db } = await openDatabase({ kind: 'embedded', folder: process.argv[2] ?? '' });
for (let pair = 0; ; pair++) {
  await transactionOf(db)(async ({ trx }) => {
    await insertUser(trx, `first-${pair}`);
    await insertUser(trx, `second-${pair}`);
  });
  process.stdout.write(`${pair}\n`);
}
