import { type BattleKind, countsAsMatch } from '@poketorneo/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Sealed choices may be stored before their step is played, and are numbered by step and side. */
const choosing: Readonly<Record<BattleKind, { isSealed: boolean }>> = {
  leader: { isSealed: false },
  rematch: { isSealed: false },
  duel: { isSealed: true },
  trial: { isSealed: false },
};

/** Whether seats name the players, instead of `user_id`. */
const hasSeats: Readonly<Record<BattleKind, boolean>> = {
  leader: false,
  rematch: false,
  duel: true,
  trial: false,
};

/** Inconsistencies of battles: choices against steps, ends against matches and replays. */
export async function problemsOfBattles(db: Database): Promise<string[]> {
  const problems: string[] = [];
  const choices = await db
    .selectFrom('battles')
    .leftJoin('battle_choices as choice', 'choice.battle_id', 'battles.id')
    .select([
      'battles.id',
      'battles.step',
      sql<number>`count(distinct choice.step)`.as('steps'),
      sql<number>`count(choice.number)`.as('choices'),
      sql<number>`coalesce(max(choice.number), 0)`.as('last'),
      sql<number>`coalesce(max(choice.step), -1)`.as('lastStep'),
    ])
    .select(['battles.kind', 'battles.sealed'])
    .groupBy(['battles.id', 'battles.step', 'battles.kind', 'battles.sealed'])
    .execute();
  for (const { id, kind, sealed, step, steps, choices: count, last, lastStep } of choices) {
    // The running step of a duel may have one choice.
    const { isSealed } = choosing[kind];
    const decided = isSealed && lastStep === step ? step + 1 : step;
    if (steps !== decided || lastStep !== decided - 1)
      problems.push(`battle ${id}: ${steps} of ${step} steps`);
    if (isSealed && sealed !== 0 && lastStep !== step)
      problems.push(`battle ${id}: a choice is marked as stored, but is not`);
    if (!isSealed && count !== last) problems.push(`battle ${id}: choice ${last} of ${count}`);
  }
  const ends = await db
    .selectFrom('battles')
    .leftJoin('matches as match', 'match.battle_id', 'battles.id')
    .leftJoin('battle_replays as replay', 'replay.battle_id', 'battles.id')
    .select(['battles.id', 'status', 'kind', 'battles.outcome', 'replay.turns'])
    .select(['match.outcome as matchOutcome', 'match.user_id as fighter', 'battles.user_id'])
    .execute();
  for (const { id, status, kind, outcome, turns, matchOutcome, fighter, user_id } of ends) {
    if (matchOutcome !== null) {
      if (status !== 'over' || !countsAsMatch(kind))
        problems.push(`battle ${id}: has a match, but does not count`);
      if (matchOutcome !== outcome) problems.push(`battle ${id}: ${outcome}, not ${matchOutcome}`);
      if (fighter !== user_id) problems.push(`battle ${id}: counts for another player`);
    }
    if (hasSeats[kind] && user_id !== null)
      problems.push(`battle ${id}: names a player beside its seats`);
    if (status === 'over' && turns === null) problems.push(`battle ${id}: has no replay`);
    if (status === 'running' && turns !== null)
      problems.push(`battle ${id}: has a replay too early`);
  }
  return problems;
}
