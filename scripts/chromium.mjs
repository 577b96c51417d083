import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { repository, stop } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrights() {
  const require = createRequire(join(repository, 'e2e/package.json'));
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed() {
  installOnDebian('chromium');
  return onPath(names);
}

/** The one that CHROMIUM_PATH names, if it does. */
function given() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  return existsSync(path) ? path : stop(`CHROMIUM_PATH: non c’è nessun file ${path}`);
}

/**
 * For browser tests: Chromium's headless shell where there is one. It is the same engine without the
 * windows around it, for which Chromium does as much work again at each test.
 */
export function findTestBrowser() {
  return given() ?? onPath(shellNames) ?? findChromium();
}

/** Sees to it that the browser tests find a headless shell, where that can be had. */
export function ensureHeadlessShell() {
  if (given() === undefined && onPath(shellNames) === undefined) {
    installOnDebian('chromium-headless-shell');
  }
}

/** A whole Chromium: CHROMIUM_PATH, the system's, Playwright's, or a fresh Debian one. */
export function findChromium() {
  const found =
    given() ??
    onPath(names) ??
    (existsSync(macChrome) ? macChrome : undefined) ??
    playwrights() ??
    installed();
  return (
    found ??
    stop(
      'Per le prove nel browser serve Chromium: installalo, oppure indica dov’è con CHROMIUM_PATH.',
    )
  );
}
