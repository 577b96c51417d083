import { contract } from '@poketorneo/contract';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { SharedList } from '../shared-list.ts';
import { registerSharedPublic } from './register-shared.ts';

interface Thing {
  name: string;
  [more: string]: unknown;
}

const endpoint = {
  ...contract.leaderboards.list,
  path: '/api/things',
  response: z.array(z.object({ name: z.string() })),
} as const;

function serve(next: () => SharedList<Thing>) {
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  registerSharedPublic(app, endpoint, async () => next());
  return () => app.inject({ url: endpoint.path });
}

it('sends of each item only what the contract names', async () => {
  const items = () => [{ name: 'Pikachu', secret: 'item' }, { name: 'Eevee' }];
  const ask = serve(() => ({ source: {}, key: '', items }));
  expect((await ask()).json()).toEqual([{ name: 'Pikachu' }, { name: 'Eevee' }]);
});

it('sends nothing of a list with an item that breaks the contract', async () => {
  const nameless: unknown = { name: 7 };
  const isThing = (value: unknown): value is Thing => typeof value === 'object';
  const items = () => [{ name: 'Pikachu' }, nameless].filter(isThing);
  const ask = serve(() => ({ source: {}, key: '', items }));
  const response = await ask();
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('Pikachu');
});

it('reads a list once for each key, until its source is another', async () => {
  let reads = 0;
  let list = { source: {}, key: 'one' };
  const items = () => {
    reads += 1;
    return [{ name: `${list.key} ${reads}` }];
  };
  const ask = serve(() => ({ ...list, items }));
  const name = async () => (await ask()).json<Thing[]>()[0]?.name;
  expect([await name(), await name()]).toEqual(['one 1', 'one 1']);
  list = { ...list, key: 'other' };
  expect(await name()).toBe('other 2');
  list = { ...list, key: 'one' };
  expect(await name()).toBe('one 1');
  list = { source: {}, key: 'one' };
  expect(await name()).toBe('one 3');
});
