import { contract, type OwnData } from '@poketorneo/contract';
import type { Database } from '../../db/database.ts';
import { groupBy } from '../../group-by.ts';
import { kindsAgainstAi } from './battles-repository.ts';

const { choice } = contract.battles.choose.body.shape;

/**
 * A player's battles against leaders, and kept trials, with all of the player's choices, for the
 * download of own data.
 */
export async function listOwnBattles(db: Database, userId: number): Promise<OwnData['battles']> {
  const battles = await db
    .selectFrom('battles')
    .leftJoin('leaders', 'leaders.id', 'battles.leader_id')
    .select([
      'battles.id',
      'kind',
      'format',
      'level_rule as levelRule',
      'leaders.name as leader',
      'status',
      'outcome',
      'ended_by as endedBy',
      'turn as turns',
      'started_at',
      'ended_at',
      'share_key as replayKey',
    ])
    .where('user_id', '=', userId)
    .where('kind', 'in', kindsAgainstAi)
    .orderBy('battles.id')
    .execute();
  const rows = await db
    .selectFrom('battle_choices')
    .innerJoin('battles', 'battles.id', 'battle_choices.battle_id')
    .select(['battle_id as battleId', 'choice', 'made_at'])
    .where('battles.user_id', '=', userId)
    .where('battles.kind', 'in', kindsAgainstAi)
    .where('decided_by', '=', 'player')
    .orderBy('battle_id')
    .orderBy('number')
    .execute();
  const choices = groupBy(rows, ({ battleId }) => battleId);
  return battles.map(({ started_at, ended_at, ...battle }) => ({
    ...battle,
    startedAt: new Date(started_at).toISOString(),
    endedAt: ended_at === null ? null : new Date(ended_at).toISOString(),
    choices: (choices.get(battle.id) ?? []).map((row) => ({
      madeAt: new Date(row.made_at).toISOString(),
      choice: choice.parse(JSON.parse(row.choice)),
    })),
  }));
}

/** A player's duels with all of the player's choices, for the download of own data. */
export async function listOwnDuels(db: Database, userId: number): Promise<OwnData['duels']> {
  const duels = await db
    .selectFrom('battle_seats as own')
    .innerJoin('battle_seats as foe', (join) =>
      join.onRef('foe.battle_id', '=', 'own.battle_id').onRef('foe.side', '<>', 'own.side'),
    )
    .innerJoin('battles', 'battles.id', 'own.battle_id')
    .select([
      'battles.id',
      'foe.name as opponent',
      'status',
      'own.outcome',
      'ended_by as endedBy',
      'turn as turns',
      'rated',
      'own.rating_before as ratingBefore',
      'own.rating_after as ratingAfter',
      'started_at',
      'ended_at',
    ])
    .where('own.user_id', '=', userId)
    .orderBy('battles.id')
    .execute();
  const rows = await db
    .selectFrom('battle_choices')
    .innerJoin('battle_seats', (join) =>
      join
        .onRef('battle_seats.battle_id', '=', 'battle_choices.battle_id')
        .onRef('battle_seats.side', '=', 'battle_choices.side'),
    )
    .select(['battle_choices.battle_id as battleId', 'choice', 'made_at'])
    .where('battle_seats.user_id', '=', userId)
    .orderBy('battle_choices.battle_id')
    .orderBy('number')
    .execute();
  const choices = groupBy(rows, ({ battleId }) => battleId);
  return duels.map(({ rated, started_at, ended_at, ...duel }) => ({
    ...duel,
    isRated: rated === 1,
    startedAt: new Date(started_at).toISOString(),
    endedAt: ended_at === null ? null : new Date(ended_at).toISOString(),
    choices: (choices.get(duel.id) ?? []).map((row) => ({
      madeAt: new Date(row.made_at).toISOString(),
      choice: choice.parse(JSON.parse(row.choice)),
    })),
  }));
}
