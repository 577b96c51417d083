import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's own defaults (19 MiB, two passes), which follow OWASP's advice. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

const dummyHash = hashPassword('nobody has this password');

/**
 * Whether a password matches. Without a hash the result is false after the same work, so that
 * timing does not reveal whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}
