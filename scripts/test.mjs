import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { prepare, runTool } from './prepare.mjs';

await prepare();
check();
runTool('vitest', ['run', '--project', 'server'], { env: { TEST_DATABASE_URL: '' } });
if (process.env.TEST_DATABASE_URL) runTool('vitest', ['run', '--project', 'server']);
runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { CHROMIUM_PATH: findChromium() },
});
