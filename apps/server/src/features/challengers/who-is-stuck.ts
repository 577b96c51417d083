import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type OfUser = ExpressionBuilder<Schema, 'users'>;
const ofUser: OfUser = expressionBuilder<Schema, 'users'>();

/** Whether an account is in use and plays, as an organiser may, too. */
export const isActivePlayer = () =>
  ofUser.and([
    ofUser('users.status', '=', 'active'),
    ofUser.or([ofUser('users.is_admin', '=', 0), ofUser('users.plays', '=', 1)]),
  ]);

/** Whether a player has not won in so many counted matches against a leader or more. */
export const isStuck = (attempts: number) =>
  ofUser.and([
    isActivePlayer(),
    ofUser('users.id', 'in', (eb) =>
      eb
        .selectFrom('user_leaders')
        .select('user_leaders.user_id')
        .where('user_leaders.defeated_at', 'is', null)
        .where('user_leaders.number_of_matches', '>=', attempts),
    ),
  ]);
