import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { makeCrowd, playCareers } from '../../apps/server/src/testing/crowd/crowd.ts';
import { beginSessions, type TokenOwner } from '../../apps/server/src/testing/crowd/tokens.ts';
import { administrator, startServer } from '../support/server-process.ts';

const size = { users: 10_000, pokemons: 2_000 };

/** Fills a data folder with the benchmarks' users and Pokémon; returns the users. */
export async function fillDataFolder(folder: string, port: number): Promise<TokenOwner[]> {
  const server = await startServer(folder, port);
  try {
    await playCareers(server.url, administrator);
  } finally {
    await server.stop();
  }
  const database = await openDatabase({ kind: 'embedded', folder });
  try {
    await makeCrowd(database, size);
    return await beginSessions(database.db);
  } finally {
    await database.close();
  }
}
