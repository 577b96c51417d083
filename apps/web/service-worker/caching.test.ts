import { contract } from '@poketorneo/contract';
import { expect, test } from 'vitest';
import { cacheableRequests, randomEntry } from './caching.ts';

const calls = Object.values(contract).flatMap((group) => Object.values(group));

test.each([...cacheableRequests, randomEntry])(
  '%s is a call that tells everybody the same',
  (path) => {
    const { method, access } = calls.find((call) => call.path === path) ?? {};
    expect({ method, access }).toEqual({ method: 'GET', access: 'public' });
  },
);
