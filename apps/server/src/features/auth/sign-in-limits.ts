import type { Database } from '../../db/database.ts';
import { accountInNetwork, type RateLimiter } from '../rate-limiter/index.ts';
import type { Account } from '../users/index.ts';
import type { Caller } from './caller.ts';
import { knownDeviceOf } from './known-devices.ts';

interface Parts {
  db: Database;
  rateLimiter: Pick<RateLimiter, 'consume' | 'reset'>;
}

/** Rate limits of sign-ins, by device or network and account. */
export function createSignInLimits({ db, rateLimiter }: Parts) {
  async function resetStrangers(username: string, address: string): Promise<void> {
    await rateLimiter.reset('sign-in-network', accountInNetwork(username, address));
    await rateLimiter.reset('sign-in-account', username);
  }

  return {
    /**
     * Counts a sign-in attempt and returns a function that resets the count. A known device has its
     * own limit, so that strangers cannot lock it out, even from the same network.
     */
    async consume(
      username: string,
      { address, deviceId }: Caller,
      account: Account | undefined,
    ): Promise<() => Promise<void>> {
      const device = deviceId && (await knownDeviceOf(db, account?.id ?? 0, deviceId));
      if (device) {
        await rateLimiter.consume('sign-in-device', device);
        return () => rateLimiter.reset('sign-in-device', device);
      }
      await rateLimiter.consume('sign-in-address', address);
      await rateLimiter.consume('sign-in-network', accountInNetwork(username, address));
      await rateLimiter.consume('sign-in-account', username);
      return () => resetStrangers(username, address);
    },

    /** After a password reset. */
    async reset({ id, username }: Account, address: string, deviceId: string): Promise<void> {
      await resetStrangers(username, address);
      const device = await knownDeviceOf(db, id, deviceId);
      if (device !== undefined) await rateLimiter.reset('sign-in-device', device);
    },
  };
}

export type SignInLimits = ReturnType<typeof createSignInLimits>;
