import { memoryGameRules } from '@poketorneo/contract';
import { allSpecies } from '@poketorneo/gen4';
import { dealPairs, minMemoryGameMs } from '@poketorneo/rules';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  assertAccountExists,
  findGameRun,
  isPossibleAfter,
  updateGameRun,
} from '../game-runs/index.ts';
import { recordScore } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';

interface MemoryGameParts {
  transaction: RunTransaction;
  random: () => number;
}

const game = 'memory-game';
const speciesIds = allSpecies.map(({ id }) => id);
const { pairs } = memoryGameRules;

const noSuchGame = () =>
  new AppError('conflict', 'Questa non è l’ultima partita distribuita: non vale per il record');
const tooFast = () => new AppError('conflict', 'Una partita così breve non è possibile');

/** PokéMemory: cards and records. */
export function createMemoryGameService({ transaction, random }: MemoryGameParts) {
  return {
    /** Shuffled pairs of face icons. A full game dealt to a player replaces the previous run. */
    async deal(cards: number, userId: number | null): Promise<number[]> {
      const ids = dealPairs(speciesIds, cards / 2, random);
      if (userId === null || cards !== memoryGameRules.cards) return ids;
      await transaction(async ({ trx, now: dealtAt }) => {
        await assertAccountExists(trx, userId);
        await updateGameRun(trx, userId, game, {
          dealt: cards,
          reached: 0,
          recordBefore: 0,
          dealtAt,
        });
      });
      return ids;
    },

    /**
     * Records the moves of the dealt game; returns the message for a new record, else an empty one.
     * Idempotent. Throws AppError 'conflict' without a dealt game, for a different second result,
     * or if it is too fast.
     */
    async recordMoves(userId: number, moves: number): Promise<string> {
      const { isRecord, before } = await transaction(async (unit) => {
        const { trx, now } = unit;
        const run = await findGameRun(trx, userId, game);
        if (run === undefined) throw noSuchGame();
        if (run.reached === moves) return { isRecord: false, before: undefined };
        if (run.reached > 0) throw noSuchGame();
        if (!isPossibleAfter(run.dealtAt, now, minMemoryGameMs(pairs, moves))) throw tooFast();
        await updateGameRun(trx, userId, game, { ...run, reached: moves });
        const result = await recordScore(unit, { userId, board: game, score: moves });
        if (result.isRecord) {
          const isFirst = result.before === undefined;
          const notification = { kind: 'record', game, value: moves, isFirst } as const;
          await notify(unit, userId, notification);
        }
        return result;
      });
      if (!isRecord) return '';
      return before === undefined
        ? `Primo record: ${moves} mosse!`
        : `Nuovo record: ${moves} mosse! Prima erano ${before}.`;
    },
  };
}

export type MemoryGameService = ReturnType<typeof createMemoryGameService>;
