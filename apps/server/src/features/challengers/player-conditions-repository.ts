import { type ExpressionBuilder, expressionBuilder } from 'kysely';
import type { Schema } from '../../db/schema.ts';

type UserExpressionBuilder = ExpressionBuilder<Schema, 'users'>;
const userEb: UserExpressionBuilder = expressionBuilder<Schema, 'users'>();

/** Whether an account is active and plays; organisers may play, too. */
export const isActivePlayer = () =>
  userEb.and([
    userEb('users.status', '=', 'active'),
    userEb.or([userEb('users.is_admin', '=', 0), userEb('users.plays', '=', 1)]),
  ]);

/** Whether a player has at least this many counted matches against a leader without a win. */
export const isStuck = (attempts: number) =>
  userEb.and([
    isActivePlayer(),
    userEb('users.id', 'in', (eb) =>
      eb
        .selectFrom('user_leaders')
        .select('user_leaders.user_id')
        .where('user_leaders.defeated_at', 'is', null)
        .where('user_leaders.number_of_matches', '>=', attempts),
    ),
  ]);
