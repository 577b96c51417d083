import { vi } from 'vitest';

/*
 * For test files that share loaded modules: fails a test whose helper changes a global, which
 * `changingGlobals` in vitest.config.ts did not find.
 */
function refuse(): never {
  throw new Error('This changes a global: move its helper to a folder named testing');
}

Object.assign(vi, {
  stubGlobal: refuse,
  useFakeTimers: refuse,
  setSystemTime: refuse,
  stubEnv: refuse,
});
