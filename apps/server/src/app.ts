import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Bus } from './bus/index.ts';
import { type Clock, day, minute, second } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createTransaction } from './db/transaction.ts';
import { createAttemptLimits } from './features/attempt-limits/index.ts';
import { addAuditLogRoutes } from './features/audit-log/index.ts';
import { addAuthRoutes, createAuthService, createTokens } from './features/auth/index.ts';
import {
  addAvailablePokemonRoutes,
  createAvailablePokemonService,
} from './features/available-pokemon/index.ts';
import { addBattleSettingsRoutes } from './features/battle-settings/index.ts';
import {
  addBattlesRoutes,
  createBattlesService,
  createEngineThread,
  type EngineHost,
} from './features/battles/index.ts';
import { addChallengersRoutes } from './features/challengers/index.ts';
import { addFaceIconsRoutes, createFaceIconsService } from './features/face-icons/index.ts';
import { addHealthRoute } from './features/health/index.ts';
import { addLeaderboardsRoutes, createLeaderboardsService } from './features/leaderboards/index.ts';
import {
  addLeadersRoutes,
  createLeaderCards,
  createLeadersService,
} from './features/leaders/index.ts';
import { addMatchesRoutes, createMatchesService } from './features/matches/index.ts';
import { addMemoryGameRoutes, createMemoryGameService } from './features/memory-game/index.ts';
import {
  addNotificationsRoutes,
  createNotificationsService,
  notify,
} from './features/notifications/index.ts';
import { addPokedexRoutes } from './features/pokedex/index.ts';
import { addProfileRoutes, createProfileService } from './features/profile/index.ts';
import { addQuizRoutes, createQuizFeature } from './features/quiz/index.ts';
import { addShellGameRoutes, createShellGameService } from './features/shell-game/index.ts';
import { addTeamDrawRoutes, createTeamDrawService } from './features/team-draw/index.ts';
import {
  addTournamentsRoutes,
  createTournamentContent,
  createTournamentsService,
} from './features/tournaments/index.ts';
import { addUsersRoutes, createUsersService } from './features/users/index.ts';
import { addApiDocs } from './http/api-docs.ts';
import { addCacheRules } from './http/cache-rules.ts';
import { addEarlyAnswers } from './http/early-answers.ts';
import {
  addErrorHandler,
  refuseConnection,
  refuseUnroutable,
  sendUnknownPath,
} from './http/error-handler.ts';
import { hangUpWhenClosing } from './http/hang-up.ts';
import { handleInTurn } from './http/in-turn.ts';
import { describeIssue } from './http/issue-messages.ts';
import { createKeptAnswers } from './http/kept-answers.ts';
import type { PreviewOf } from './http/link-preview.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { readUnreadBodies } from './http/unread-bodies.ts';
import { addWebFiles, type WebFolders } from './http/web-files.ts';
import type { Mailer } from './mail/mailer.ts';
import { linesOfLeader } from './seed/index.ts';

z.config({ localeError: describeIssue });

/** What the server is made of; tests bring their own clock, chance and folders. */
export interface AppParts {
  config: Pick<Config, 'assetBaseUrl' | 'publicUrl' | 'sessionDays' | 'tokenSecret' | 'trustProxy'>;
  db: Database;
  bus: Bus;
  mailer: Mailer;
  log: Logger;
  clock: Clock;
  /** From 0 up to, not including, 1. */
  random: () => number;
  /** Undefined: the API alone. */
  folders: WebFolders | undefined;
  /** Where battles are fought; a thread of their own, if left out. */
  battleEngine?: EngineHost;
  /** How long a stop waits for the requests that are under way: milliseconds. */
  longestFinish?: number;
}

const largestBody = 256 * 1024;
/** For a whole request to arrive. */
const longestRequest = minute;

/** Builds the server from its parts; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    db,
    bus,
    mailer,
    log,
    clock,
    random,
    folders,
    battleEngine = createEngineThread({
      onTrouble: (err) => log.error({ err }, 'battle thread ended'),
    }),
    longestFinish = 10 * second,
  } = parts;
  const logger: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: largestBody,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: longestRequest,
    frameworkErrors: refuseUnroutable,
    clientErrorHandler: refuseConnection,
  });
  app.removeContentTypeParser('text/plain');
  takeEmptyBodies(app);
  // The contract itself parses requests and answers, where their types are known.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.decorateRequest('session', null);
  app.decorate('keptAnswers', createKeptAnswers(bus));
  addErrorHandler(app);
  addRequestLog(app, log);
  addCacheRules(app);
  const answerEarly = addEarlyAnswers(app, log.isLevelEnabled('debug'));
  handleInTurn(app, answerEarly);
  hangUpWhenClosing(app, longestFinish);
  readUnreadBodies(app);
  const overHttps = config.publicUrl.startsWith('https:');
  await addSecurityHeaders(app, { assetBaseUrl: config.assetBaseUrl, overHttps });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await addApiDocs(app, { overHttps });
  const { previewOf } = addFeatures(app, {
    config,
    db,
    bus,
    mailer,
    clock,
    random,
    folders,
    battleEngine,
  });
  if (folders === undefined) app.setNotFoundHandler((_request, reply) => sendUnknownPath(reply));
  else {
    const { assetBaseUrl, publicUrl } = config;
    await addWebFiles(app, { folders, assetBaseUrl, publicUrl, previewOf });
  }
  return app;
}

/** Addresses farther away than our own proxies are whatever the caller has made up. */
function trustedHops(proxies: number) {
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
}

type FeatureParts = Omit<AppParts, 'log' | 'longestFinish'> & { battleEngine: EngineHost };

function addFeatures(
  app: FastifyInstance,
  { config, db, bus, mailer, clock, random, folders, battleEngine: engine }: FeatureParts,
): { previewOf: PreviewOf } {
  const transaction = createTransaction({ db, bus, clock });
  const tokens = createTokens({
    secret: config.tokenSecret,
    clock,
    life: config.sessionDays * day,
  });
  const limits = createAttemptLimits({ db, transaction, clock });
  const { publicUrl } = config;
  const auth = createAuthService({
    db,
    transaction,
    bus,
    clock,
    tokens,
    limits,
    mailer,
    publicUrl,
    random,
  });
  const notifications = createNotificationsService({ db, transaction, bus, limits });
  app.decorate('verifyToken', auth.verifyToken);
  addHealthRoute(app, { db, transaction, clock });
  addPokedexRoutes(app, random);
  addAuditLogRoutes(app, db);
  const availablePokemons = createAvailablePokemonService({ db, transaction, bus });
  addAvailablePokemonRoutes(app, availablePokemons);
  const leaderboards = createLeaderboardsService({ db, bus });
  addLeaderboardsRoutes(app, leaderboards);
  addTeamDrawRoutes(
    app,
    createTeamDrawService({ db, transaction, random, listPokemons: availablePokemons.listStored }),
  );
  addAuthRoutes(app, auth);
  addUsersRoutes(app, createUsersService({ db, transaction, limits, notify }));
  addNotificationsRoutes(app, notifications, auth.knownIdentity);
  const content = createTournamentContent(db, bus);
  addChallengersRoutes(app, { db, content });
  addTournamentsRoutes(app, createTournamentsService({ db, transaction, content }));
  const cards = createLeaderCards(db, bus);
  addLeadersRoutes(app, createLeadersService({ db, transaction, cards }));
  addFaceIconsRoutes(app, createFaceIconsService({ db, transaction }));
  addProfileRoutes(app, createProfileService({ db, bus, cards }));
  addMatchesRoutes(app, createMatchesService({ db, transaction }));
  addBattleSettingsRoutes(app, { db, transaction });
  const linesOf = linesOfLeader;
  const battles = createBattlesService({
    db,
    transaction,
    clock,
    limits,
    engine,
    linesOf,
    log: app.log,
  });
  addBattlesRoutes(app, battles);
  addQuizRoutes(
    app,
    createQuizFeature({
      db,
      transaction,
      random,
      assets: folders?.assets,
      secret: config.tokenSecret,
    }),
  );
  addMemoryGameRoutes(app, createMemoryGameService({ transaction, random }));
  addShellGameRoutes(app, createShellGameService({ db, transaction, random }));
  return { previewOf: battles.previewOf };
}

/** Many clients call every body JSON, also the empty one of a call that needs none. */
function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else parse(request, body, done);
    },
  );
}

/** One line for each request, without addresses that hold secrets; unchanged polls are not news. */
function addRequestLog(app: FastifyInstance, log: Logger): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = reply.statusCode >= 500 ? 'error' : reply.statusCode === 304 ? 'debug' : 'info';
    // Polls are most of all requests: a line that nobody wants must cost nothing.
    if (!log.isLevelEnabled(level)) return done();
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
