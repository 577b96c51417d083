import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The server bundled as for `npm start`, with a page and a picture where it looks for them. */
export interface ServerBundle {
  main: string;
  remove(): void;
}

export async function bundleServer(): Promise<ServerBundle> {
  const folder = mkdtempSync(join(tmpdir(), 'poketorneo-bundle-'));
  const files = {
    'apps/web/dist/index.html': '<!doctype html><title>PokéTorneo</title>',
    'packages/assets/dist/types/4.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'package.json': '{ "type": "module" }',
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  const script = pathToFileURL(join(repository, 'scripts/build-server.mjs')).href;
  const output = join(folder, 'apps/server/dist');
  const code = `const { buildServerBundles } = await import(${JSON.stringify(script)});
    await buildServerBundles(${JSON.stringify(repository)}, ${JSON.stringify(output)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code]);
  return {
    main: join(output, 'main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

interface Ending {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ServerProcess {
  /** The first line it prints that matches, sooner or later. Rejects when it ends without one. */
  line(pattern: RegExp): Promise<string>;
  /** Where it answers, once it does. */
  address(): Promise<string>;
  ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a server with nothing of this process's environment but the path. */
export function startServer(
  { main }: Pick<ServerBundle, 'main'>,
  environment: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', PUBLIC_URL: 'http://localhost', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let stderr = '';
  const waiting = new Set<() => void>();
  const lookAgain = () => {
    for (const look of waiting) look();
  };
  let hasEnded = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    lookAgain();
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    stderr += chunk;
  });
  const ended = new Promise<Ending>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      hasEnded = true;
      lookAgain();
      resolve({ code, stdout: lines.join('\n'), stderr });
    });
  });
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = lines.find((candidate) => pattern.test(candidate));
        if (found === undefined && !hasEnded) return;
        waiting.delete(look);
        if (found !== undefined) resolve(found);
        else reject(new Error(`It ended without ${pattern}:\n${lines.join('\n')}\n${stderr}`));
      };
      waiting.add(look);
      look();
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
