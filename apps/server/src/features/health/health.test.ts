import { contract } from '@poketorneo/contract';
import Fastify from 'fastify';
import { DummyDriver, Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from '../../db/schema.ts';
import { addErrorHandler } from '../../http/error-handler.ts';
import { addHealthRoute } from './index.ts';

it('does not wait for a database that says nothing', async () => {
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
    longestPing: 10,
  });
  const { statusCode, body } = await app.inject(contract.health.check.path);
  expect({ statusCode, body }).toEqual({
    statusCode: 503,
    body: '{"message":"Il database non risponde"}',
  });
});
