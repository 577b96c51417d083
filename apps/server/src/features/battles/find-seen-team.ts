import { applyEvents, type BattleView, emptyView } from '@poketorneo/rules/battle';
import type { Database } from '../../db/database.ts';
import { findReplay } from './battle-replays-repository.ts';
import { listFoughtBattles } from './battles-repository.ts';
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
  const battles = await listFoughtBattles(db, { userId, leaderId, limit: maxBattles });
  const views: BattleView[] = [];
  for (const { id, format } of battles) {
    const replay = await findReplay(db, id);
    if (replay === undefined) continue;
    const [player, leader] = (await setupOf(id)).contestants;
    const empty = emptyView(1, [player.teamSize, leader.teamSize], format);
    views.push(applyEvents(empty, replay.own));
  }
  return seenTeamOf(views);
}
