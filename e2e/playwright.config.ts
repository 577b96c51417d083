import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { phoneScreen } from './support/phone-screen.ts';

// Workers load this file again and inherit the first load's environment.
process.env.E2E_PORT ??= '3187';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'poketorneo-e2e-'));

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const desktop = { width: 1280, height: 800 };

/** A headless shell, if there is one: it starts faster, but shows no notifications. */
const headlessShell = process.env.CHROMIUM_PATH;
const wholeChromium = process.env.WHOLE_CHROMIUM_PATH || headlessShell;
const launchWith = (executablePath: string | undefined) => ({
  ...(executablePath ? { executablePath } : {}),
  timeout: 300_000,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--autoplay-policy=no-user-gesture-required',
  ],
});
/** `npm test` says that these tests are skipped without PostgreSQL. */
const skipped = process.env.TEST_DATABASE_URL ? [] : [/@postgres/];

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two workers leave a third of two cores idle; more than three are no faster.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Only ends hung tests: no test depends on the duration.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  reporter: [['dot']],
  use: {
    baseURL,
    // Playwright's routes do not see requests that a service worker answers.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // Tests about motion use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchWith(headlessShell),
  },
  projects: [
    // First the dearest: a long test at the end would run alone.
    {
      name: 'whole-chromium',
      use: { ...phoneScreen, launchOptions: launchWith(wholeChromium) },
      grep: /@whole/,
    },
    { name: 'phone', use: phoneScreen, grepInvert: [/@desktop/, /@whole/, ...skipped] },
    { name: 'desktop', use: { viewport: desktop }, grepInvert: [/@phone/, /@whole/, ...skipped] },
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    cwd: '..',
    url: `${baseURL}/api/health`,
    reuseExistingServer: false,
    timeout: 300_000,
    stdout: 'ignore',
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_USERNAME: 'organizzatrice',
      ADMIN_PASSWORD: 'parola-di-prova',
      // Rate limits count by address: each test player has a separate one.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      // It would take most of the server's CPU time, and delay the battles of tests.
      WEIGH_TEAMS: 'false',
    },
  },
});
