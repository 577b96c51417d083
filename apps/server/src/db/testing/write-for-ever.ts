// Inserts two users at a time into the embedded database of the folder it is given, and prints the
// number of each pair once it is committed, until it is killed.
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
