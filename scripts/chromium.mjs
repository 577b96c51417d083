import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';
import { installOnDebian } from './debian.mjs';
import { repository, stop } from './prepare.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
const isShell = (path) => /headless[-_]shell/.test(basename(path));
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

/** The browser named by CHROMIUM_PATH, if it exists. */
function given() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return undefined;
  return existsSync(path) ? path : stop(`CHROMIUM_PATH: non c’è nessun file ${path}`);
}

/**
 * A browser with windows, which shows notifications: the system's, Playwright's, or a new Debian
 * one.
 */
function findWhole() {
  const wanted = given();
  const found =
    (wanted === undefined || isShell(wanted) ? undefined : wanted) ??
    onPath(names) ??
    (existsSync(macChrome) ? macChrome : undefined) ??
    playwrights() ??
    installed();
  return (
    found ??
    stop(
      'Per le prove nel browser serve Chromium, quello intero: installalo, oppure indica dov’è con CHROMIUM_PATH.',
    )
  );
}

/**
 * For browser tests: Chromium's headless shell if there is one. It is the same engine without
 * windows, which double the work of each test. Tests it cannot run get the whole Chromium.
 */
export function findTestBrowsers() {
  const whole = findWhole();
  return { most: given() ?? onPath(shellNames) ?? whole, whole };
}

/** Makes both browsers available to the browser tests, where they can be installed. */
export function ensureTestBrowsers() {
  if (given() === undefined && onPath(shellNames) === undefined) {
    installOnDebian('chromium-headless-shell');
  }
  findWhole();
}

/** For measurements: CHROMIUM_PATH, or a whole Chromium. */
export function findChromium() {
  return given() ?? findWhole();
}
