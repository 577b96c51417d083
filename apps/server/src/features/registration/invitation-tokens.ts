import { createHmac, randomBytes } from 'node:crypto';
import { digestOf } from '../../digest.ts';

/** 128 bits: unguessable, and the QR code stays small. */
const tokenBytes = 16;

/**
 * Tokens of invitation links. The database stores only the hash and a seed: with the server's
 * secret, which is in no backup, an organiser's link can be shown again on any device.
 */
export function createInvitationTokens(secret: string) {
  const tokenOf = (seed: string): string =>
    createHmac('sha256', secret)
      .update(`invitation\n${seed}`)
      .digest()
      .subarray(0, tokenBytes)
      .toString('base64url');

  return {
    create(): { seed: string; tokenHash: string } {
      const seed = randomBytes(tokenBytes).toString('base64url');
      return { seed, tokenHash: hashOfInvitationToken(tokenOf(seed)) };
    },

    /** The token of an invitation; undefined if it was made with another secret. */
    show({ seed, tokenHash }: { seed: string; tokenHash: string }): string | undefined {
      const token = tokenOf(seed);
      return hashOfInvitationToken(token) === tokenHash ? token : undefined;
    },
  };
}

export type InvitationTokens = ReturnType<typeof createInvitationTokens>;

export function hashOfInvitationToken(token: string): string {
  return digestOf(token);
}
