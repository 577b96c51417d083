import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerProcess, serverEntry, startServer } from '../support/server-process.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const barePage = fileURLToPath(new URL('./bare-page/dist', import.meta.url));

/**
 * Starts the built server with the bare page in the web app's place, so that compression and
 * headers equal the product's.
 */
export async function startBarePageServer(port: number): Promise<ServerProcess> {
  const installation = await mkdtemp(join(tmpdir(), 'poketorneo-bare-page-'));
  const place = async (path: string, content: string, put: typeof symlink | typeof copy) => {
    await mkdir(dirname(join(installation, path)), { recursive: true });
    await put(content, join(installation, path));
  };
  await place('apps/server/dist', dirname(serverEntry), copy);
  await place('apps/web/dist', barePage, symlink);
  await place('packages/assets/dist', join(repository, 'packages/assets/dist'), symlink);
  await place('node_modules', join(repository, 'node_modules'), symlink);
  await place('package.json', join(repository, 'package.json'), symlink);
  const server = await startServer(join(installation, '.data'), port, {
    entry: join(installation, 'apps/server/dist/main.js'),
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(installation, { recursive: true, force: true });
    },
  };
}

/** Copies the server: it finds the web app relative to its own files, which links would change. */
async function copy(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true });
}
