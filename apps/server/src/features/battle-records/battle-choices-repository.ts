import { type BattleChoice, type BattleSide, battleSides, contract } from '@poketorneo/contract';
import * as z from 'zod/mini';
import { compiledOnce } from '../../db/compiled-once.ts';
import type { Database, Trx } from '../../db/database.ts';
import type { BattleDecider } from '../../db/schema.ts';

/** One side's decision. */
export interface StoredChoice {
  step: number;
  side: BattleSide;
  choice: BattleChoice;
}

/** A new decision, with who made it. */
export interface MadeChoice extends StoredChoice {
  decidedBy: BattleDecider;
}

/** The choices of a step by side. */
export type StepChoices = {
  readonly [side in BattleSide]?: { choice: BattleChoice; madeAt: Date };
};

const storedChoice = contract.battles.choose.body.shape.choice;

/** Throws if the text is not a choice. */
export function parseChoice(text: string): BattleChoice {
  return storedChoice.parse(JSON.parse(text));
}

const choicesInNews = z.array(
  z.object({ step: z.int(), side: z.literal(battleSides), choice: storedChoice }),
);

/** The choices of a step, as its news carries them. */
export function encodeStepChoices(step: number, choices: StepChoices): string {
  return JSON.stringify(
    battleSides.flatMap((side) => {
      const made = choices[side];
      return made === undefined ? [] : [{ step, side, choice: made.choice }];
    }),
  );
}

/** The reverse of `encodeStepChoices`. */
export function parseStepChoices(text: string): StoredChoice[] {
  return choicesInNews.parse(JSON.parse(text));
}

const listFrom = compiledOnce((db, battleId: number, fromStep: number) =>
  db
    .selectFrom('battle_choices')
    .select(['step', 'side', 'choice'])
    .where('battle_id', '=', battleId)
    .where('step', '>=', fromStep)
    .orderBy('number'),
);

/** The choices from a step on, in order. */
export async function listChoices(
  db: Database,
  battleId: number,
  fromStep: number,
): Promise<StoredChoice[]> {
  const rows = await listFrom(db, battleId, fromStep);
  return rows.map(({ step, side, choice }) => ({
    step,
    side,
    choice: parseChoice(choice),
  }));
}

/** The stored choices of a step. */
export async function findStepChoices(
  db: Database,
  battleId: number,
  step: number,
): Promise<StepChoices> {
  const rows = await db
    .selectFrom('battle_choices')
    .select(['side', 'choice', 'made_at'])
    .where('battle_id', '=', battleId)
    .where('step', '=', step)
    .execute();
  return Object.fromEntries(
    rows.map(({ side, choice, made_at }) => [
      side,
      { choice: storedChoice.parse(JSON.parse(choice)), madeAt: new Date(made_at) },
    ]),
  );
}

/** A side's newest choice. */
export async function findLastChoice(
  db: Database,
  battleId: number,
  side: BattleSide,
): Promise<StoredChoice | undefined> {
  const row = await db
    .selectFrom('battle_choices')
    .select(['step', 'side', 'choice'])
    .where('battle_id', '=', battleId)
    .where('side', '=', side)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, choice: parseChoice(row.choice) };
}

/** Appends choices. Violates a unique key if a side has already decided that step. */
export async function insertChoices(
  trx: Trx,
  battleId: number,
  choices: readonly MadeChoice[],
  now: Date,
): Promise<void> {
  const last = await trx
    .selectFrom('battle_choices')
    .select('number')
    .where('battle_id', '=', battleId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('battle_choices')
    .values(
      choices.map(({ step, side, choice, decidedBy }, index) => ({
        battle_id: battleId,
        number: (last?.number ?? 0) + index + 1,
        step,
        side,
        choice: JSON.stringify(choice),
        decided_by: decidedBy,
        made_at: now.getTime(),
      })),
    )
    .execute();
}
