import { check } from './check.mjs';
import { findTestBrowser } from './chromium.mjs';
import { prepare, runTool } from './prepare.mjs';

const serverTests = ['run', '--project', 'server', '--project', 'processes'];

await prepare();
check();
runTool('vitest', serverTests, { env: { TEST_DATABASE_URL: '' } });
if (process.env.TEST_DATABASE_URL) runTool('vitest', serverTests);
runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { CHROMIUM_PATH: findTestBrowser() },
});
