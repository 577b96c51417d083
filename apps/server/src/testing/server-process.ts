import { execFile, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createBundleFolder, repository } from './bundle-folder.ts';

/** The bundled server, with a page and a picture. */
export interface ServerBundle {
  main: string;
}

let bundle: Promise<ServerBundle> | undefined;

/** Bundles it once for all test files of a process. */
export function bundleServer(): Promise<ServerBundle> {
  bundle ??= createBundle();
  return bundle;
}

async function createBundle(): Promise<ServerBundle> {
  const folder = createBundleFolder();
  const files = {
    'apps/web/dist/index.html': '<!doctype html><title>PokéTorneo</title>',
    'packages/assets/dist/types/4.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const script = pathToFileURL(join(repository, 'scripts/build-server.mjs')).href;
  const output = join(folder, 'apps/server/dist');
  const code = `const { buildServerBundles } = await import(${JSON.stringify(script)});
    await buildServerBundles(${JSON.stringify(repository)}, ${JSON.stringify(output)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return { main: join(output, 'main.js') };
}

interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  /** The first matching line of output. Rejects if the process ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Its address, once it is ready. */
  address(): Promise<string>;
  ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a server without this process's environment except PATH. */
export function startServer(
  { main }: ServerBundle,
  environment: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', PUBLIC_URL: 'http://localhost', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let stderr = '';
  const waiters = new Set<() => void>();
  const checkWaiters = () => {
    for (const check of waiters) check();
  };
  let hasEnded = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    checkWaiters();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      hasEnded = true;
      checkWaiters();
      resolve({ code, stdout: lines.join('\n'), stderr });
    });
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const found = lines.find((candidate) => pattern.test(candidate));
        if (found === undefined && !hasEnded) return;
        waiters.delete(check);
        if (found !== undefined) resolve(found);
        else reject(new Error(`It ended without ${pattern}:\n${lines.join('\n')}\n${stderr}`));
      };
      waiters.add(check);
      check();
    });
  return {
    line,
    address: async () => {
      const ready = await line(/^PokéTorneo è pronto: /);
      return ready.slice(ready.indexOf('http'));
    },
    ended,
    kill: (signal) => child.kill(signal),
  };
}
