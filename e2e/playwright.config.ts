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

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['dot']],
  use: {
    baseURL,
    // What they answer, no test sees that answers for the server itself.
    serviceWorkers: 'block',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: phone, hasTouch: true, isMobile: true },
      grepInvert: /@desktop/,
    },
    { name: 'desktop', use: { viewport: desktop }, grepInvert: /@phone/ },
  ],
  webServer: {
    command: 'node apps/server/dist/main.js',
    cwd: '..',
    url: `${baseURL}/api/health`,
    reuseExistingServer: false,
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
