// @sqlite: HTTP alone.
import { contract } from '@poketorneo/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp } from '../testing/test-app.ts';
import { addEndpoint } from './endpoint.ts';

const endpoint = { ...contract.health.check, path: '/api/who', response: z.string() } as const;

it.each([
  ['no proxy', 0, 'made.up', '127.0.0.1'],
  ['one', 1, '10.0.0.1', '10.0.0.1'],
  ['one', 1, 'made.up, 10.0.0.1', '10.0.0.1'],
  ['two', 2, 'made.up, 10.0.0.1, 10.9.9.1', '10.0.0.1'],
  ['three', 3, 'made.up, made.up, 10.0.0.1, 10.9.9.1, 10.9.9.2', '10.0.0.1'],
  ['two, of which one was passed by', 2, '10.0.0.1', '10.0.0.1'],
])('behind %s (%d), %j comes from %s', async (_proxies, trustProxy, forwarded, address) => {
  const server = await createTestApp({ trustProxy });
  addEndpoint(server.app, endpoint, (call) => call.address);
  const answer = await server.app.inject({
    url: endpoint.path,
    headers: { 'x-forwarded-for': forwarded },
  });
  expect(answer.json()).toBe(address);
  await server.close();
});
