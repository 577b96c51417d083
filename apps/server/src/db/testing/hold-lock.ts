// Tries to acquire a lock in the given PostgreSQL database, prints the result, and keeps running.
import { createLock } from '../lock.ts';

const [url = '', name = ''] = process.argv.slice(2);
const release = await createLock({ kind: 'server', url }, name).tryAcquire();
process.stdout.write(release === undefined ? 'refused\n' : 'taken\n');
setInterval(() => {}, 60_000);
