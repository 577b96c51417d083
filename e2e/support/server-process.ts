import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const serverEntry = fileURLToPath(
  new URL('../../apps/server/dist/main.js', import.meta.url),
);

/** The first administrator of these servers. */
export const administrator = { username: 'admin', password: 'parola-di-prova' };

/** The built server in a separate process. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Time from the start of the process to its first 200, in milliseconds. */
  startedIn: number;
  /** CPU time used so far, in milliseconds. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** CPU time of all threads in milliseconds, with a resolution of 10. */
export function processorTimeOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built server on a data folder and waits until it is healthy; `env` overrides settings.
 */
export async function startServer(
  dataFolder: string,
  port: number,
  { entry = serverEntry, env = {} }: { entry?: string; env?: Record<string, string> } = {},
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      ADMIN_PASSWORD: administrator.password,
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error('The server did not start');
    // Asking without a pause takes as much CPU time as the start itself.
    await pause(20);
  }
  const startedIn = performance.now() - startedAt;
  if (child.pid === undefined) throw new Error('The server did not start');
  return {
    url,
    pid: child.pid,
    startedIn,
    processorTime: () => processorTimeOf(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
