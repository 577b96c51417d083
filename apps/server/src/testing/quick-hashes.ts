import { vi } from 'vitest';

/**
 * Hashes passwords with minimum cost, since tests sign up thousands of users. Process tests use the
 * real cost.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    hash: (password: string) => original.hash(password, { memoryCost: 8, timeCost: 1 }),
  };
});
