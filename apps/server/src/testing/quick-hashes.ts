import { vi } from 'vitest';

/**
 * Passwords are hashed with as little work as the library does: thousands of people sign up in the
 * tests. What a real server does is seen where a real one is started.
 */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return {
    ...original,
    hash: (password: string) => original.hash(password, { memoryCost: 8, timeCost: 1 }),
  };
});
