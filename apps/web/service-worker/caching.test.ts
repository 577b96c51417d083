import { contract } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { cacheableRequests, randomEntry } from './caching.ts';

const calls = Object.values(contract).flatMap((group) => Object.values(group));

test.each([...cacheableRequests, randomEntry])('%s is a public call', (path) => {
  const { method, access } = calls.find((call) => call.path === path) ?? {};
  expect({ method, access }).toEqual({ method: 'GET', access: 'public' });
});
