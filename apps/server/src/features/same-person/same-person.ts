import { createHmac } from 'node:crypto';
import { seemSamePerson } from '@poketorneo/rules/duels';
import { day } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Database } from '../../db/database.ts';
import { haveSharedDevice } from '../auth/index.ts';
import { countDuelsByOpponent } from '../battle-records/index.ts';
import { networkOf } from '../rate-limiter/index.ts';
import {
  deleteNetworksBefore,
  findNetworkSeen,
  haveSharedNetwork,
  updateNetworkSeen,
} from './user-networks-repository.ts';

/** How long networks are remembered. */
const keptMs = 30 * day;
/** A network is written again after this time. */
const renewedAfterMs = day;

/** Whether two accounts seem to belong to one person, before the duel that ends now is stored. */
export async function isSamePerson(db: Database, one: number, other: number): Promise<boolean> {
  const sharesDevice = await haveSharedDevice(db, one, other);
  const sharesNetwork = await haveSharedNetwork(db, one, other);
  if (!sharesDevice && !sharesNetwork) return false;
  const [ofOne, ofOther] = [
    await countDuelsByOpponent(db, one),
    await countDuelsByOpponent(db, other),
  ];
  const together = ofOne.get(other) ?? 0;
  const all = (counts: ReadonlyMap<unknown, number>) =>
    [...counts.values()].reduce((sum, count) => sum + count, 0);
  const withOthers = { 1: all(ofOne) - together, 2: all(ofOther) - together };
  return seemSamePerson({ sharesDevice, sharesNetwork, together, withOthers });
}

/** Remembers, as hashes, from where users begin duels. */
export function createNetworks({
  db,
  transaction,
  clock,
  config,
}: Pick<Core, 'db' | 'transaction' | 'clock' | 'config'>) {
  const hashOf = (address: string) =>
    createHmac('sha256', config.tokenSecret)
      .update(`network of players\n${networkOf(address)}`)
      .digest('base64url');

  return {
    /** Called before each challenge, answer or search; it writes once a day. */
    async remember(userId: number, address: string): Promise<void> {
      const network = { userId, networkHash: hashOf(address) };
      const seen = await findNetworkSeen(db, network);
      if (seen !== undefined && clock() - seen.getTime() < renewedAfterMs) return;
      await transaction(({ trx, now }) => updateNetworkSeen(trx, network, now));
    },

    forgetOld: (): Promise<void> =>
      transaction(({ trx, now }) => deleteNetworksBefore(trx, new Date(now.getTime() - keptMs))),
  };
}

export type Networks = ReturnType<typeof createNetworks>;
