import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { print, runServer } from '../run-server.ts';
import { fillDemo } from './fill-demo.ts';
import { demoOrganiser, demoPassword, demoPlayers } from './players.ts';

let folder: string | undefined;

/** A configuration with a temporary database of demo data. */
async function prepareDemo(): Promise<Config> {
  folder = await mkdtemp(join(tmpdir(), 'poketorneo-demo-'));
  const config = readConfig({
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: folder,
    ADMIN_USERNAME: demoOrganiser,
    ADMIN_PASSWORD: demoPassword,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  print('Preparo le settimane di torneo degli sfidanti…');
  await fillDemo(config);
  print(`Organizzatrice: ${demoOrganiser}`);
  print(`Sfidanti: ${demoPlayers.map(({ username }) => username).join(', ')}`);
  print(`La password è «${demoPassword}» per tutti. Quando fermi il server, tutto sparisce.`);
  return config;
}

await runServer(prepareDemo, async () => {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
});
