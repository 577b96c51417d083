import { memoryGameRules } from '@poketorneo/contract';
import { allSpecies } from '@poketorneo/gen4';
import { dealPairs, shortestMemoryGame } from '@poketorneo/rules';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import { findGameRun, isPossibleAfter, mustExist, updateGameRun } from '../game-runs/index.ts';
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

/** PokéMemory: its cards, and the record of who is signed in. */
export function createMemoryGameService({ transaction, random }: MemoryGameParts) {
  return {
    /**
     * Face icons in pairs, shuffled. A whole game dealt to a player takes the place of the one
     * before: only its end can become a record.
     */
    async deal(cards: number, userId: number | null): Promise<number[]> {
      const ids = dealPairs(speciesIds, cards / 2, random);
      if (userId === null || cards !== memoryGameRules.cards) return ids;
      await transaction(async ({ trx, now: dealtAt }) => {
        await mustExist(trx, userId);
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
     * Keeps the moves of the player's dealt game if they are a record; answers with words to show, or
     * none. The same report once more changes nothing. Throws AppError 'conflict' without a dealt
     * game, for a second result of the same one, and sooner than it can be finished.
     */
    async recordMoves(userId: number, moves: number): Promise<string> {
      const { isRecord, before } = await transaction(async (unit) => {
        const { trx, now } = unit;
        const run = await findGameRun(trx, userId, game);
        if (run === undefined) throw noSuchGame();
        if (run.reached === moves) return { isRecord: false, before: undefined };
        if (run.reached > 0) throw noSuchGame();
        if (!isPossibleAfter(run.dealtAt, now, shortestMemoryGame(pairs, moves))) throw tooFast();
        await updateGameRun(trx, userId, game, { ...run, reached: moves });
        const result = await recordScore(unit, { userId, board: game, score: moves });
        if (result.isRecord) {
          const isFirst = result.before === undefined;
          const news = { kind: 'record', game, value: moves, isFirst } as const;
          await notify(unit, userId, news);
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
