import { applyEvents, emptyView } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import { listReplaysAgainst } from '../battle-records/index.ts';
import { type SeenTeam, seenTeamOf } from './seen-foes.ts';
import type { SetupOf } from './setup-cache.ts';

/** Older battles may have been against another team. */
const maxBattles = 3;

/** What a player has seen of a leader's team, from the player's own events only. */
export async function findSeenTeam(
  db: Database,
  setupOf: SetupOf,
  userId: number,
  leaderId: number,
): Promise<SeenTeam> {
  const replays = await listReplaysAgainst(db, { userId, leaderId, limit: maxBattles });
  const views = await Promise.all(
    replays.map(async ({ battleId, format, events }) => {
      const [player, leader] = (await setupOf(battleId)).contestants;
      return applyEvents(emptyView(1, [player.teamSize, leader.teamSize], format), events[1] ?? []);
    }),
  );
  return seenTeamOf(views);
}
