import { randomBytes } from 'node:crypto';
import type { BattleState, BattleUpdate, TrialState, TrialUpdate } from '@poketorneo/contract';
import { type Clock, day } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { RunTransaction, UnitOfWork } from '../../db/transaction.ts';
import { digestOf } from '../../digest.ts';
import { AppError } from '../../errors.ts';
import {
  deleteTrialsBefore,
  deleteUnbegunBattle,
  findReplay,
  findTrial,
  maxRunningTrials,
  type Trial,
  updateKeeper,
} from '../battle-records/index.ts';
import {
  type BattlesFeature,
  battleStillRunning,
  noReplay,
  noSuchBattle,
  randomSeed,
  startTrial,
  trialDeadline,
} from '../battles/index.ts';
import { consumeIn, type RateLimiter } from '../rate-limiter/index.ts';

interface TrialsParts {
  db: Database;
  transaction: RunTransaction;
  clock: Clock;
  rateLimiter: Pick<RateLimiter, 'refund'>;
  /** In [0, 1). */
  random: () => number;
  battles: Pick<BattlesFeature, 'asVisitor' | 'engineVersion'>;
}

type ChoiceInTrial = Omit<Parameters<BattlesFeature['asVisitor']['choose']>[0], 'battleId'>;

const enoughForNow = (retryAfter?: number) =>
  new AppError('too-many-requests', 'Per ora basta: registrati e continua', {
    ...(retryAfter !== undefined && { retryAfter }),
  });

/** How long a visitor's trial is stored. */
const retentionMs = day;

/** Visitors' battles. A token stands for one of them, and opens nothing else. */
export function createTrialsService({
  db,
  transaction,
  clock,
  rateLimiter,
  random,
  battles,
}: TrialsParts) {
  const { asVisitor } = battles;

  async function limitStarts(unit: UnitOfWork, address: string): Promise<void> {
    try {
      await consumeIn(unit, 'trial-address', address);
    } catch (error) {
      const isLimit = error instanceof AppError && error.code === 'too-many-requests';
      throw isLimit ? enoughForNow(error.details.retryAfter) : error;
    }
  }

  /** Each attempt that loses its place to another process tries the next. */
  async function begin(address: string, key: string): Promise<number> {
    const engineVersion = await battles.engineVersion();
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await transaction(async (unit) => {
          await limitStarts(unit, address);
          const trial = { key, engineVersion, newSeed: randomSeed, random };
          const id = await startTrial(unit, trial);
          if (id === undefined) throw enoughForNow();
          return id;
        });
      } catch (error) {
        const isTaken = isUniqueViolation(error)?.table === 'battles';
        if (!isTaken || attempts > maxRunningTrials) throw error;
      }
    }
  }

  /** The battle that a token may still play. Throws AppError 'not-found' for any other. */
  async function idFor(token: string | undefined): Promise<number> {
    const trial = token === undefined ? undefined : await findTrial(db, digestOf(token));
    if (trial === undefined || trial.userId !== null || clock() >= trialDeadline(trial).getTime()) {
      throw noSuchBattle();
    }
    return trial.id;
  }

  return {
    /** Throws AppError 'too-many-requests' for the sixth of an address within the hour. */
    async start(address: string): Promise<{ battle: TrialState; token: string }> {
      const token = randomBytes(24).toString('base64url');
      const id = await begin(address, digestOf(token));
      try {
        return { battle: asTrialState(await asVisitor.get(id)), token };
      } catch (error) {
        // A battle that cannot begin must not hold a place.
        await transaction(({ trx }) => deleteUnbegunBattle(trx, id));
        await rateLimiter.refund('trial-address', address);
        throw error;
      }
    },

    get: async (token: string | undefined): Promise<TrialState> =>
      asTrialState(await asVisitor.get(await idFor(token))),

    updates: async (token: string | undefined, after: number): Promise<TrialUpdate> =>
      asTrialUpdate(await asVisitor.updates(await idFor(token), after)),

    choose: async (token: string | undefined, input: ChoiceInTrial): Promise<TrialUpdate> =>
      asTrialUpdate(await asVisitor.choose({ battleId: await idFor(token), ...input })),

    surrender: async (token: string | undefined, after: number): Promise<TrialUpdate> =>
      asTrialUpdate(await asVisitor.surrender(await idFor(token), after)),

    /** Idempotent. Throws AppError 'not-found' for a trial that another player has kept. */
    keep: (userId: number, token: string): Promise<{ battleId: number }> =>
      transaction(async ({ trx, emit }) => {
        const trial = await findTrial(trx, digestOf(token));
        if (trial === undefined || !isFreeFor(trial, userId)) throw noSuchBattle();
        if (trial.status === 'running') throw battleStillRunning();
        if ((await findReplay(trx, trial.id)) === undefined) throw noReplay();
        await updateKeeper(trx, trial.id, userId);
        emit('battles', userId);
        return { battleId: trial.id };
      }),

    /** Deletes visitors' trials after a day. */
    removeOld: (): Promise<void> =>
      transaction(({ trx, now }) => deleteTrialsBefore(trx, new Date(now.getTime() - retentionMs))),
  };
}

export type TrialsService = ReturnType<typeof createTrialsService>;

const isFreeFor = ({ userId: keeper }: Trial, userId: number) =>
  keeper === null || keeper === userId;

function asTrialState(state: BattleState): TrialState {
  switch (state.kind) {
    case 'trial':
      return state;
    case 'leader':
    case 'rematch':
    case 'duel':
      throw new Error(`Battle ${state.id} is no trial`);
  }
}

function asTrialUpdate(update: BattleUpdate): TrialUpdate {
  switch (update.kind) {
    case 'trial':
      return update;
    case 'leader':
    case 'rematch':
    case 'duel':
      throw new Error(`The update of a ${update.kind} battle is no trial’s`);
  }
}
