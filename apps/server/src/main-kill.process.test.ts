import { beforeAll, expect, it } from 'vitest';
import { killUnderLoad } from './testing/kill-under-load.ts';
import { bundleServer, type ServerBundle } from './testing/server-process.ts';
import { temporaryFolder } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';

let bundle: ServerBundle;
beforeAll(async () => {
  bundle = await bundleServer();
});

it('loses no acknowledged write and leaves none half done when killed', async () => {
  const database = await createTestDatabase();
  const dataFolder = await temporaryFolder();
  const { location } = database;
  try {
    const { acknowledged, problems } = await killUnderLoad({
      main: bundle.main,
      environment:
        location.kind === 'embedded'
          ? { DATA_DIR: location.folder }
          : {
              DATA_DIR: dataFolder.path,
              DATABASE_URL: location.url,
              TOKEN_SECRET: 'un segreto di almeno trentadue caratteri',
            },
      openDatabase: database.open,
      times: 4,
      seed: 2026,
    });
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  } finally {
    await database.drop();
    await dataFolder.remove();
  }
});
