import { contract } from '@poketorneo/contract';
import Fastify from 'fastify';
import { DummyDriver, Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../../db/schema.ts';
import { addErrorHandler } from '../../http/error-handler.ts';
import { createTestCore } from '../../testing/create-test-core.ts';
import { addHealthRoute } from './health-check.ts';

it('times out if the database does not respond', async () => {
  class SilentDriver extends DummyDriver {
    override acquireConnection(): Promise<never> {
      return new Promise(() => {});
    }
  }
  class SilentDialect extends SqliteDialect {
    override createDriver(): SilentDriver {
      return new SilentDriver();
    }
  }
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  addErrorHandler(app);
  const silent = new SilentDialect({
    database: () => Promise.reject(new Error('There is none')),
  });
  addHealthRoute(app, {
    db: new Kysely<Schema>({ dialect: silent }),
    transaction: () => Promise.reject(new Error('Nothing is written')),
    clock: () => 0,
    pingTimeoutMs: 10,
  });
  const { statusCode, body } = await app.inject(contract.health.check.path);
  expect({ statusCode, body }).toEqual({
    statusCode: 503,
    body: '{"message":"Il database non risponde"}',
  });
});

it('is healthy while its trial write waits behind other writes', async () => {
  const core = await createTestCore();
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  addErrorHandler(app);
  let now = 0;
  let release = () => {};
  let blocker = Promise.resolve();
  addHealthRoute(app, {
    db: core.db,
    transaction: async (work) => {
      await blocker;
      return core.transaction(work);
    },
    clock: () => now,
    pingTimeoutMs: 50,
  });
  const status = async () => (await app.inject(contract.health.check.path)).statusCode;
  // On a busy machine a ping may take longer than its limit: the next one does not.
  await expect.poll(status).toBe(200);
  blocker = new Promise((resolve) => {
    release = resolve;
  });
  now = 20_000;
  await expect.poll(status).toBe(200);
  now = 80_000;
  expect(await status()).toBe(503);
  release();
  await core.close();
});
