import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the library's own defaults (19 MiB, two passes), which follow OWASP's advice. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

const nobodysHash = hashPassword('nobody has this password');

/**
 * Whether a password is the one that was hashed. Without a hash the answer is no, after the same
 * work, so that the time taken does not tell whether an account exists.
 */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const matches = await verify(passwordHash ?? (await nobodysHash), password.normalize('NFKC'));
  return matches && passwordHash !== undefined;
}
