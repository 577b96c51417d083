import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env, getuid } from 'node:process';
import { createInterface } from 'node:readline';

/**
 * Runs commands in the layout made by the Dockerfile's steps, as the image would: in its working
 * folder, as its user if this process is root, and with its environment, whose folders are moved
 * below the layout.
 */
export function inLayout({ root, workingFolder, environment, user }, more = {}) {
  const own = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.startsWith('/') ? join(root, value) : value,
    ]),
  );
  const options = {
    cwd: join(root, workingFolder),
    env: { PATH: env.PATH, ...own, ...more },
    ...(getuid?.() === 0 && user !== undefined ? { uid: user, gid: user } : {}),
  };
  return {
    /** Waits for a command to end; returns its exit code and output. */
    run([program, ...parameters]) {
      const { status, stdout, stderr } = spawnSync(program, parameters, {
        ...options,
        encoding: 'utf8',
        timeout: 300_000,
      });
      return { code: status, output: `${stdout}${stderr}` };
    },

    /** Starts the server; resolves once it reports that it is ready. */
    async start([program, ...parameters]) {
      const child = spawn(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
      const closed = once(child, 'close');
      const lines = [];
      const isReady = new Promise((resolve) => {
        const hear = (line) => {
          lines.push(line);
          if (line.startsWith('PokéTorneo è pronto')) resolve(true);
        };
        createInterface({ input: child.stdout }).on('line', hear);
        createInterface({ input: child.stderr }).on('line', hear);
        child.once('close', () => resolve(false));
      });
      if (!(await isReady)) throw new Error(`the server has not started:\n${lines.join('\n')}`);
      return {
        lines,
        /** Sends the signal of Docker and systemd; returns the exit code. */
        async stop() {
          child.kill('SIGTERM');
          const [code] = await closed;
          return code;
        },
        kill: () => child.kill('SIGKILL'),
      };
    },
  };
}
