import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { repository, stop } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrights() {
  const require = createRequire(join(repository, 'e2e/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  process.stdout.write('Installo Chromium per le prove nel browser…\n');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return onPath();
}

/** The Chromium for browser tests: CHROMIUM_PATH, the system's, Playwright's, or a fresh Debian one. */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM_PATH: non c’è nessun file ${given}`);
  const found =
    onPath() ?? (existsSync(macChrome) ? macChrome : undefined) ?? playwrights() ?? installed();
  return (
    found ??
    stop(
      'Per le prove nel browser serve Chromium: installalo, oppure indica dov’è con CHROMIUM_PATH.',
    )
  );
}
