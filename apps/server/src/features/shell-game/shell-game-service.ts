import { allSpecies } from '@poketorneo/gen4';
import { dealShellCards, minShellTurnMs, startRound } from '@poketorneo/rules';
import type { Database } from '../../db/database.ts';
import type { RunTransaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  assertAccountExists,
  findGameRun,
  type GameRun,
  isPossibleAfter,
  updateGameRun,
} from '../game-runs/index.ts';
import { findScore, recordScore } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';

interface ShellGameParts {
  db: Database;
  transaction: RunTransaction;
  random: () => number;
}

const game = 'shell-game';
const speciesIds = allSpecies.map(({ id }) => id);

const notDealt = () =>
  new AppError(
    'conflict',
    'Questo turno non è quello distribuito per ultimo: non vale per il record',
  );
const tooFast = () => new AppError('conflict', 'Un turno così breve non è possibile');

/** Whether the deal continues a run: its last turn was won, and the round matches or is omitted. */
function continuesRun(run: GameRun | undefined, round: number | undefined): run is GameRun {
  if (run === undefined || run.reached < run.dealt) return false;
  return round === undefined || round === run.reached;
}

/** PokéShell: cards and records. */
export function createShellGameService({ db, transaction, random }: ShellGameParts) {
  const recordOf = async (from: Database, userId: number) =>
    (await findScore(from, userId, game)) ?? 0;

  return {
    /** Three cards. For a player, starts the next round or a new run. */
    async deal(userId: number | null, round: number | undefined): Promise<number[]> {
      const cards = dealShellCards(speciesIds, random);
      if (userId === null) return cards;
      await transaction(async ({ trx, now: dealtAt }) => {
        await assertAccountExists(trx, userId);
        const run = await findGameRun(trx, userId, game);
        if (continuesRun(run, round)) {
          await updateGameRun(trx, userId, game, { ...run, dealt: run.reached + 1, dealtAt });
          return;
        }
        const recordBefore = await recordOf(trx, userId);
        const reached = startRound(recordBefore);
        await updateGameRun(trx, userId, game, {
          dealt: reached + 1,
          reached,
          recordBefore,
          dealtAt,
        });
      });
      return cards;
    },

    /** The player's record; 0 if none. */
    findRecord: (userId: number): Promise<number> => recordOf(db, userId),

    /**
     * Stores a won round; returns the message for a new record, else an empty one. Earlier rounds
     * change nothing. Throws AppError 'conflict' if it was not dealt, or is too fast.
     */
    async recordRound(userId: number, round: number): Promise<string> {
      const { isRecord, before } = await transaction(async (unit) => {
        const { trx, now } = unit;
        const run = await findGameRun(trx, userId, game);
        if (run === undefined || round > run.dealt) throw notDealt();
        if (round <= run.reached) return { isRecord: false, before: undefined };
        if (!isPossibleAfter(run.dealtAt, now, minShellTurnMs(run.reached))) throw tooFast();
        await updateGameRun(trx, userId, game, { ...run, reached: round });
        const result = await recordScore(unit, { userId, board: game, score: round });
        // A run notifies its record only once.
        const shouldNotify = result.isRecord && run.reached <= run.recordBefore;
        if (shouldNotify) await notify(unit, userId, { kind: 'record', game, value: round });
        return result;
      });
      if (!isRecord) return '';
      return before === undefined
        ? 'Primo record: hai superato un turno!'
        : `Nuovo record: ${round} turni superati!`;
    },
  };
}

export type ShellGameService = ReturnType<typeof createShellGameService>;
