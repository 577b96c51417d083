import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 128 bits: nobody guesses one, and the code that phones read stays coarse. */
const tokenBytes = 16;

/**
 * What the links of invitations hold. The database keeps the hash alone; so that an organiser can show
 * a link again, on whatever device, it is made from a kept seed and from the server's secret, which is
 * in no database and no backup.
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

    /** The token of an invitation; undefined for one that another secret was part of. */
    show({ seed, tokenHash }: { seed: string; tokenHash: string }): string | undefined {
      const token = tokenOf(seed);
      return hashOfInvitationToken(token) === tokenHash ? token : undefined;
    },
  };
}

export type InvitationTokens = ReturnType<typeof createInvitationTokens>;

export function hashOfInvitationToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
