import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Workers load this file too: what the first load decides is passed on to them.
process.env.E2E_PORT ??= '3187';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'poketorneo-e2e-'));

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

/**
 * Most tests are run with a headless shell where there is one; it shows no notifications, for one.
 */
const most = process.env.CHROMIUM_PATH;
const whole = process.env.WHOLE_CHROMIUM_PATH || most;
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
/** What asks for PostgreSQL is left out where there is none: `npm test` says so. */
const leftOut = process.env.TEST_DATABASE_URL ? [] : [/@postgres/];
const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: true,
  // Two leave a third of two cores idle.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs; no test is about time.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  reporter: [['dot']],
  use: {
    baseURL,
    // What they answer, no test sees that answers for the server itself.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    // A test about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: launchWith(most),
  },
  projects: [
    { name: 'phone', use: onPhone, grepInvert: [/@desktop/, /@whole/, ...leftOut] },
    { name: 'desktop', use: { viewport: desktop }, grepInvert: [/@phone/, /@whole/, ...leftOut] },
    {
      name: 'whole-chromium',
      use: { ...onPhone, launchOptions: launchWith(whole) },
      grep: /@whole/,
    },
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
      // Each made-up player comes from an address of its own, as in life.
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
    },
  },
});
