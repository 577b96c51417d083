import { allSpecies } from '@poketorneo/gen4';
import { dealShellCards, shortestShellTurn, startRound } from '@poketorneo/rules';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../db/schema.ts';
import { transaction } from '../../db/transaction.ts';
import { AppError } from '../../errors.ts';
import {
  findGameRun,
  type GameRun,
  isPossibleAfter,
  mustExist,
  updateGameRun,
} from '../game-runs/index.ts';
import { findScore, recordScore } from '../leaderboards/index.ts';
import { notify } from '../notifications/index.ts';

interface ShellGameParts {
  db: Kysely<Schema>;
  clock: Clock;
  random: () => number;
  /** Told whose notifications have changed, once they have. */
  notificationsChanged: (userIds: readonly number[]) => void;
  /** Told that scores may have changed, once they have. */
  scoresChanged: () => void;
}

const game = 'shell-game';
const speciesIds = allSpecies.map(({ id }) => id);

const notDealt = () =>
  new AppError(
    'conflict',
    'Questo turno non è quello distribuito per ultimo: non vale per il record',
  );
const tooFast = () => new AppError('conflict', 'Un turno così breve non è possibile');

/** Whether the deal goes on with a run: its last turn was won, and the caller names its round or none. */
function goesOn(run: GameRun | undefined, round: number | undefined): run is GameRun {
  if (run === undefined || run.reached < run.dealt) return false;
  return round === undefined || round === run.reached;
}

/** PokéShell: its cards, and the record of who is signed in. */
export function createShellGameService({
  db,
  clock,
  random,
  notificationsChanged,
  scoresChanged,
}: ShellGameParts) {
  const recordOf = async (from: Kysely<Schema>, userId: number) =>
    (await findScore(from, userId, game)) ?? 0;

  return {
    /** Three cards. To a player each deal opens one more round, or begins a run anew. */
    async deal(userId: number | null, round: number | undefined): Promise<number[]> {
      const cards = dealShellCards(speciesIds, random);
      if (userId === null) return cards;
      await transaction(db, async (trx) => {
        await mustExist(trx, userId);
        const run = await findGameRun(trx, userId, game);
        const dealtAt = new Date(clock());
        if (goesOn(run, round)) {
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

    /** The player's most rounds; 0 without any. */
    findRecord: (userId: number): Promise<number> => recordOf(db, userId),

    /**
     * Keeps a round that was won if it is a record; answers with words to show, or none. A round that
     * the run has passed changes nothing. Throws AppError 'conflict' for one that was not dealt, and
     * sooner than it can be won.
     */
    async recordRound(userId: number, round: number): Promise<string> {
      const { isRecord, before, isNews } = await transaction(db, async (trx) => {
        const run = await findGameRun(trx, userId, game);
        if (run === undefined || round > run.dealt) throw notDealt();
        if (round <= run.reached) return { isRecord: false, before: undefined, isNews: false };
        const now = new Date(clock());
        if (!isPossibleAfter(run.dealtAt, now, shortestShellTurn(run.reached))) throw tooFast();
        await updateGameRun(trx, userId, game, { ...run, reached: round });
        const result = await recordScore(trx, { userId, board: game, score: round, now });
        // A run goes on raising its own record, which is announced only once.
        const isNews = result.isRecord && run.reached <= run.recordBefore;
        if (isNews)
          await notify(trx, userId, { kind: 'record', game: 'shell-game', value: round }, now);
        return { ...result, isNews };
      });
      if (isNews) notificationsChanged([userId]);
      if (!isRecord) return '';
      scoresChanged();
      return before === undefined
        ? 'Primo record: hai superato un turno!'
        : `Nuovo record: ${round} turni superati!`;
    },
  };
}

export type ShellGameService = ReturnType<typeof createShellGameService>;
