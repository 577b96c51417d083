import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { createBundleFolder, repository } from '../../testing/bundle-folder.ts';

/** A child process that runs a TypeScript file. */
export interface Program {
  /** Lines printed so far. */
  lines: readonly string[];
  errors: readonly string[];
  /** Resolves after `count` lines; rejects if the process ends before. */
  printed(count: number): Promise<void>;
  /** The exit code; null if killed. */
  exit: Promise<number | null>;
  /** Sends SIGKILL and waits for the end. */
  kill(): Promise<void>;
}

export function startProgram(
  file: URL,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(process.execPath, [bundle(fileURLToPath(file)), ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  const lines: string[] = [];
  const errors: string[] = [];
  const exit = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  createInterface({ input: child.stderr }).on('line', (line) => errors.push(line));
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  return {
    lines,
    errors,
    exit,
    printed: (count) =>
      new Promise((resolve, reject) => {
        const check = () => lines.length >= count && resolve();
        output.on('line', check);
        child.once('close', () => reject(new Error(`It ended: ${errors.join('\n')}`)));
        check();
      }),
    kill: () => killAndWait(child, exit),
  };
}

const bundles = new Map<string, string>();
let bundlesFolder: string | undefined;

/** The file as JavaScript: loading the TypeScript takes many times as long as these programs run. */
function bundle(file: string): string {
  const known = bundles.get(file);
  if (known !== undefined) return known;
  bundlesFolder ??= createBundleFolder();
  const outfile = join(bundlesFolder, `${basename(file, '.ts')}.js`);
  buildSync({
    absWorkingDir: repository,
    entryPoints: [file],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Not written to be bundled; our packages, which are TypeScript, are.
    external: ['@photostructure/sqlite', 'pg'],
    logLevel: 'warning',
  });
  bundles.set(file, outfile);
  return outfile;
}

async function killAndWait(child: ChildProcess, exit: Promise<number | null>): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}
