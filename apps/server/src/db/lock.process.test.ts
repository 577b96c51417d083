import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { testServerUrl } from '../testing/test-server.ts';
import { createLock, type Lock } from './lock.ts';
import { startProgram } from './testing/program.ts';

let on: TestDatabase;
let lock: Lock;
beforeEach(async () => {
  on = await createTestDatabase();
  lock = createLock(on.location, 'job');
});
afterEach(() => on.drop());

describe('a lock', () => {
  it('is acquired by one of many, and by the next after its release', async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, () => lock.tryAcquire()));
    const taken = attempts.filter((release) => release !== undefined);
    expect(taken).toHaveLength(1);
    expect(await lock.tryAcquire()).toBeUndefined();
    await taken[0]?.();
    const release = await lock.tryAcquire();
    expect(release).toBeDefined();
    await release?.();
  });

  it('is independent of locks with other names', async () => {
    const releases = [
      await lock.tryAcquire(),
      await createLock(on.location, 'another job').tryAcquire(),
    ];
    for (const release of releases) {
      expect(release).toBeDefined();
      await release?.();
    }
  });
});

describe.runIf(testServerUrl !== undefined)('a lock of a PostgreSQL database', () => {
  it('is exclusive among processes, and released when its process is killed', async () => {
    if (on.location.kind !== 'server') expect.unreachable();
    const holder = startProgram(new URL('./testing/hold-lock.ts', import.meta.url), [
      on.location.url,
      'job',
    ]);
    await holder.printed(1);
    expect(holder.lines).toEqual(['taken']);
    expect(await lock.tryAcquire()).toBeUndefined();
    await holder.kill();
    // The server notices with a delay.
    let release: Awaited<ReturnType<Lock['tryAcquire']>>;
    const take = async () => {
      release ??= await lock.tryAcquire();
      return release;
    };
    await expect.poll(take).toBeDefined();
    await release?.();
  });

  it('is independent in each database', async () => {
    const other = await createTestDatabase();
    const releases = [
      await lock.tryAcquire(),
      await createLock(other.location, 'job').tryAcquire(),
    ];
    for (const release of releases) {
      expect(release).toBeDefined();
      await release?.();
    }
    await other.drop();
  });
});

it('throws while the server is unreachable, and can be acquired afterwards', async () => {
  const nowhere = createLock({ kind: 'server', url: 'postgres://ada@127.0.0.1:1/torneo' }, 'job');
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(nowhere.tryAcquire()).rejects.toMatchObject({ kind: 'unreachable' });
});
