import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

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
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...parameters], {
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

async function killAndWait(child: ChildProcess, exit: Promise<number | null>): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}
