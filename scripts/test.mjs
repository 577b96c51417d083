import { pathToFileURL } from 'node:url';
import { check } from './check.mjs';
import { findTestBrowsers } from './chromium.mjs';
import { prepare } from './prepare.mjs';
import { runPlaywright, runVitest, runWithTally } from './tally.mjs';

const serverTests = ['--project', 'server', '--project', 'processes'];

/** All tests; those of the server also on PostgreSQL, if there is an address. */
export async function test(tally, postgresUrl = '') {
  await prepare();
  // First: a missing browser shows at once.
  const { most, whole } = findTestBrowsers();
  await check(tally);
  tally.add(await runVitest(serverTests, { TEST_DATABASE_URL: '' }));
  if (postgresUrl === '') {
    process.stdout.write('Senza TEST_DATABASE_URL: le prove su PostgreSQL le fa .ci/run.\n');
  } else {
    tally.add(await runVitest(serverTests, { TEST_DATABASE_URL: postgresUrl }));
  }
  tally.add(
    await runPlaywright(['--config', 'e2e/playwright.config.ts'], {
      TEST_DATABASE_URL: postgresUrl,
      CHROMIUM_PATH: most,
      WHOLE_CHROMIUM_PATH: whole,
    }),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runWithTally((tally) => test(tally, process.env.TEST_DATABASE_URL));
}
