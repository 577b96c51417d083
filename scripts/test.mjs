import { check } from './check.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { prepare, runTool } from './prepare.mjs';

const serverTests = ['run', '--project', 'server', '--project', 'processes'];

await prepare();
// Before all else: whoever has none need not wait to be told.
const { most, whole } = findTestBrowsers();
check();
runTool('vitest', serverTests, { env: { TEST_DATABASE_URL: '' } });
if (process.env.TEST_DATABASE_URL) runTool('vitest', serverTests);
else process.stdout.write('Senza TEST_DATABASE_URL: le prove su PostgreSQL le fa .ci/run.\n');
runTool('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { CHROMIUM_PATH: most, WHOLE_CHROMIUM_PATH: whole },
});
