import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { openBus } from '../bus/index.ts';
import { hour } from '../clock.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/open-database.ts';
import { createTransaction } from '../db/transaction.ts';
import { ensureAdministrator } from '../features/auth/index.ts';
import { createDirectEngine } from '../features/battles/index.ts';
import { answerId, findRun } from '../features/quiz/index.ts';
import { findAccountByUsername, findTokenState } from '../features/users/index.ts';
import { installationOf } from '../installation.ts';
import { seedContent } from '../seed/index.ts';
import { playDemo } from './play-demo.ts';
import { demoPlayers } from './players.ts';

const dayMs = 24 * hour;

/** Fills an empty SQLite database with the demo players' activity. */
export async function fillDemo(config: Config): Promise<void> {
  const database = await openDatabase(config.database);
  const bus = await openBus(config.database);
  const { db } = database;
  const beginning = Date.now() - (Math.max(...demoPlayers.map(({ joined }) => joined)) + 2) * dayMs;
  const transaction = createTransaction({ db, bus, clock: () => beginning });
  await seedContent({ db, transaction });
  await ensureAdministrator({ db, transaction }, config.firstAdministrator);
  const organiser = await findAccountByUsername(db, config.firstAdministrator.username);
  if (organiser === undefined) throw new Error('The demo has no organiser');
  await playDemo({
    organiserId: organiser.id,
    build: (clock, tokenSecret) =>
      buildApp({
        config: { ...config, tokenSecret, trustProxy: 0 },
        db,
        bus,
        mailer: {
          sendLater: () => {},
          send: async () => 'written',
          deleteMailsTo: async () => {},
          close: async () => {},
        },
        log: pino({ level: 'silent' }),
        clock,
        random: Math.random,
        folders: undefined,
        installation: installationOf(config),
        battleEngine: createDirectEngine(),
      }),
    accessOf: async (userId) => {
      const state = await findTokenState(db, userId);
      if (state === undefined) throw new Error('The demo has lost a player');
      const [sessionId] = state.sessionIds;
      return { tokenVersion: state.tokenVersion, sessionId };
    },
    rightAnswerOf: async (userId) => {
      const run = await findRun(db, userId);
      if (run === undefined) throw new Error('This player has no open question');
      return answerId(run.question.right);
    },
  });
  // No device used them.
  await db.deleteFrom('sessions').execute();
  await bus.close();
  await database.close();
}
