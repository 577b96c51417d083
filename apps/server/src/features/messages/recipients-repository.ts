import type { Audience } from '@poketorneo/contract';
import { rewardedAttempts } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import { isActivePlayer, isStuck } from '../challengers/index.ts';

/**
 * The users of an audience, for previews and sending alike. 'everyone' are all active players,
 * playing organisers included; chosen users may be organisers.
 */
export function selectRecipients(db: Database, audience: Audience) {
  const users = db.selectFrom('users');
  const players = users.where(isActivePlayer());
  switch (audience.kind) {
    case 'everyone':
      return players;
    case 'tournament':
      return players.where('users.id', 'in', (eb) =>
        eb
          .selectFrom('user_tournaments')
          .select('user_tournaments.user_id')
          .where('user_tournaments.tournament_id', '=', audience.tournamentId),
      );
    case 'stuck':
      return users.where(isStuck(rewardedAttempts));
    case 'chosen':
      return users.where('users.status', '=', 'active').where('users.id', 'in', audience.userIds);
  }
}

export async function countRecipients(db: Database, audience: Audience): Promise<number> {
  const { count } = await selectRecipients(db, audience)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The first users of an audience by username. */
export function listFirstRecipients(db: Database, audience: Audience, limit: number) {
  return selectRecipients(db, audience)
    .select(['users.id as userId', 'users.username', 'users.face_icon_id as faceIconId'])
    .orderBy('users.username_key')
    .limit(limit)
    .execute();
}
