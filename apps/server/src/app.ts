import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Bus } from './bus/index.ts';
import { type Clock, day, hour, minute, second } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createTransaction } from './db/transaction.ts';
import { createAttemptLimits } from './features/attempt-limits/index.ts';
import { addAuditLogRoutes } from './features/audit-log/index.ts';
import {
  addAuthRoutes,
  addSessionsRoutes,
  createAuthService,
  createSessions,
  createTokens,
} from './features/auth/index.ts';
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
import { addDownloadsRoutes, type CopyDatabase, copyInThread } from './features/downloads/index.ts';
import { addFaceIconsRoutes, createFaceIconsService } from './features/face-icons/index.ts';
import { addHealthReportRoutes, addHealthRoute } from './features/health/index.ts';
import {
  addLeaderboardsRoutes,
  createLeaderboardPreview,
  createLeaderboardsService,
} from './features/leaderboards/index.ts';
import {
  addLeadersRoutes,
  createLeaderCards,
  createLeadersService,
} from './features/leaders/index.ts';
import { createLinkPictures } from './features/link-pictures/index.ts';
import { addMatchesRoutes, createMatchesService } from './features/matches/index.ts';
import { addMemoryGameRoutes, createMemoryGameService } from './features/memory-game/index.ts';
import {
  addMessagesRoutes,
  createAnnouncementsService,
  createMessagesService,
  createRemindersService,
  leaveThreads,
} from './features/messages/index.ts';
import {
  addNotificationsRoutes,
  createNotificationsService,
  forgetSender,
  notify,
  wantOnPhone,
} from './features/notifications/index.ts';
import { addOwnDataRoutes } from './features/own-data/index.ts';
import { addPokedexRoutes } from './features/pokedex/index.ts';
import { createPresence } from './features/presence/index.ts';
import { addProfileRoutes, createProfileService } from './features/profile/index.ts';
import {
  addPublicProfilesRoutes,
  createPlayerPreview,
  createPublicProfilesService,
  listPublicIds,
} from './features/public-profiles/index.ts';
import {
  addPushRoutes,
  contactOf,
  createPushKeys,
  createPushSender,
  createPushService,
  type PostMessage,
  postToPublic,
} from './features/push/index.ts';
import { addQuizRoutes, createQuizFeature } from './features/quiz/index.ts';
import {
  addRegistrationRoutes,
  createAdmissionsService,
  createForgetRefused,
  createInvitationsService,
  createInvitationTokens,
} from './features/registration/index.ts';
import { addSeasonsRoutes, createSeasonsService } from './features/seasons/index.ts';
import { addShellGameRoutes, createShellGameService } from './features/shell-game/index.ts';
import {
  addShowdownTextRoutes,
  createShowdownTextService,
} from './features/showdown-text/index.ts';
import { addTeamDrawRoutes, createTeamDrawService } from './features/team-draw/index.ts';
import {
  addTournamentsRoutes,
  createTournamentContent,
  createTournamentEdits,
  createTournamentsService,
} from './features/tournaments/index.ts';
import { addUsersRoutes, createRemoveAccount, createUsersService } from './features/users/index.ts';
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
import { lingerOverUnreadBodies } from './http/lingering-close.ts';
import { firstPreview, type PreviewOf } from './http/link-preview.ts';
import { lookAfter } from './http/look-after.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { readUnreadBodies } from './http/unread-bodies.ts';
import { addWebFiles, type WebFolders } from './http/web-files.ts';
import type { Installation } from './installation.ts';
import { createLinkStart, type LinkStart } from './link-start.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Interfaces } from './own-addresses.ts';
import { linesOfLeader, originalTextsOf } from './seed/index.ts';

z.config({ localeError: describeIssue });

/** What the server is made of; tests bring their own clock, chance and folders. */
export interface AppParts {
  config: Pick<
    Config,
    | 'assetBaseUrl'
    | 'isPublicUrlGiven'
    | 'port'
    | 'publicUrl'
    | 'sessionDays'
    | 'smtpUrl'
    | 'tokenSecret'
    | 'trustProxy'
  >;
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
  /** What this computer knows of itself; as the system tells it, if left out. */
  interfaces?: () => Interfaces;
  /** What organisers are told of where and how it runs. */
  installation: Installation;
  /** How the embedded database is copied; in a thread of its own, if left out. */
  copyDatabase?: CopyDatabase;
  /** How messages are sent to browsers' push services; to those of the public network, if left out. */
  postMessage?: PostMessage;
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
    interfaces,
    installation,
    copyDatabase = copyInThread,
    postMessage = postToPublic,
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
  lingerOverUnreadBodies(app);
  const overHttps = config.publicUrl.startsWith('https:');
  await addSecurityHeaders(app, { assetBaseUrl: config.assetBaseUrl, overHttps });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await addApiDocs(app, { overHttps });
  const linkStart = createLinkStart({
    config,
    ...(interfaces === undefined ? {} : { interfaces }),
  });
  const { previewOf } = addFeatures(app, {
    config,
    linkStart,
    db,
    bus,
    mailer,
    clock,
    random,
    folders,
    battleEngine,
    installation,
    copyDatabase,
    postMessage,
  });
  if (folders === undefined) app.setNotFoundHandler((_request, reply) => sendUnknownPath(reply));
  else {
    const { assetBaseUrl } = config;
    await addWebFiles(app, { folders, assetBaseUrl, linkStart, previewOf });
  }
  return app;
}

/** Addresses farther away than our own proxies are whatever the caller has made up. */
function trustedHops(proxies: number) {
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies;
}

type FeatureParts = Omit<AppParts, 'log' | 'interfaces' | 'longestFinish'> & {
  battleEngine: EngineHost;
  copyDatabase: CopyDatabase;
  postMessage: PostMessage;
  linkStart: LinkStart;
};

function addFeatures(
  app: FastifyInstance,
  {
    config,
    linkStart,
    db,
    bus,
    mailer,
    clock,
    random,
    folders,
    battleEngine: engine,
    installation,
    copyDatabase,
    postMessage,
  }: FeatureParts,
): { previewOf: PreviewOf } {
  const transaction = createTransaction({ db, bus, clock });
  const tokens = createTokens({
    secret: config.tokenSecret,
    clock,
    life: config.sessionDays * day,
  });
  const limits = createAttemptLimits({ db, transaction, clock });
  const sendsMail = config.smtpUrl !== undefined;
  lookAfter(app, limits.prune, { every: hour, failure: 'old attempts not forgotten' });
  const removeAccount = createRemoveAccount({ limits, forgetSender, leaveThreads });
  const forgetRefused = createForgetRefused({ db, transaction, clock, removeAccount, mailer });
  lookAfter(app, forgetRefused, { every: hour, failure: 'refused sign-ups not forgotten' });
  const sessions = createSessions({ db, transaction, bus, clock, tokens });
  lookAfter(app, sessions.purge, { every: hour, failure: 'expired sessions not forgotten' });
  const auth = createAuthService({
    db,
    transaction,
    clock,
    tokens,
    sessions,
    limits,
    mailer,
    sendsMail,
    linkStart,
    forgetRefused,
    random,
  });
  const notifications = createNotificationsService({ db, transaction, bus });
  const presence = createPresence({
    transaction,
    clock,
    log: app.log,
    noteSessions: sessions.noteSeen,
  });
  app.addHook('onClose', () => presence.close());
  app.decorate('verifyToken', async (token: string, userAgent: string | undefined) => {
    const session = await sessions.verifyToken(token, userAgent);
    presence.note({ userId: session.identity.userId, sessionId: session.sessionId });
    return session;
  });
  addHealthRoute(app, { db, transaction, clock });
  addHealthReportRoutes(app, {
    db,
    transaction,
    clock,
    limits,
    mailer,
    linkStart,
    installation,
  });
  addDownloadsRoutes(app, { db, transaction, clock, limits, installation, copyDatabase });
  addSeasonsRoutes(
    app,
    createSeasonsService({
      db,
      transaction,
      clock,
      installation,
      copyDatabase,
    }),
  );
  addOwnDataRoutes(app, { db, clock, limits });
  addPokedexRoutes(app, random);
  addAuditLogRoutes(app, db);
  const availablePokemons = createAvailablePokemonService({ db, transaction, bus });
  addAvailablePokemonRoutes(app, availablePokemons);
  const linkPictures = createLinkPictures({
    assets: folders?.assets,
    assetBaseUrl: config.assetBaseUrl,
    limits,
    log: app.log,
  });
  const leaderboards = createLeaderboardsService({ db, bus });
  const leaderboardPreview = createLeaderboardPreview({
    leaderboards,
    listPublicIds: (ids) => listPublicIds(db, ids),
  });
  addLeaderboardsRoutes(app, leaderboards, leaderboardPreview, linkPictures);
  const listPokemons = availablePokemons.listStored;
  const teamDraw = createTeamDrawService({ db, transaction, random, listPokemons });
  addTeamDrawRoutes(app, teamDraw);
  addShowdownTextRoutes(app, createShowdownTextService({ db, availablePokemons, teamDraw }));
  addAuthRoutes(app, { auth, sendsMail });
  addSessionsRoutes(app, { sessions, deviceLinks: auth.deviceLinks });
  lookAfter(app, auth.deviceLinks.purge, { every: hour, failure: 'device links not forgotten' });
  addRegistrationRoutes(app, {
    db,
    transaction,
    invitations: createInvitationsService({
      db,
      transaction,
      clock,
      limits,
      tokens: createInvitationTokens(config.tokenSecret),
      linkStart,
    }),
    admissions: createAdmissionsService({ db, transaction, forgetRefused }),
    admissionOf: sessions.admissionOf,
  });
  addUsersRoutes(
    app,
    createUsersService({ db, transaction, limits, notify, removeAccount, mailer }),
  );
  addNotificationsRoutes(app, notifications, (token) => {
    const known = sessions.knownIdentity(token);
    // Of a page that is only open, unchanged polls are all that is heard.
    if (known !== undefined) presence.note(known);
    return known;
  });
  const pushKeys = createPushKeys({ db, transaction });
  addPushRoutes(app, {
    bus,
    service: createPushService({
      transaction,
      keys: pushKeys,
      allowsAnyEndpoint: postMessage !== postToPublic,
      wantOnPhone,
    }),
    sender: createPushSender({
      transaction,
      keys: pushKeys,
      post: postMessage,
      log: app.log,
      contact: contactOf(config.publicUrl),
      assetBaseUrl: config.assetBaseUrl,
    }),
  });
  addMessagesRoutes(app, {
    messages: createMessagesService({ db, transaction }),
    announcements: createAnnouncementsService({ db, transaction }),
    reminders: createRemindersService({ db, transaction }),
  });
  const content = createTournamentContent(db, bus);
  addChallengersRoutes(app, { db, content });
  const tournaments = createTournamentsService({ db, transaction, content });
  addTournamentsRoutes(
    app,
    tournaments,
    createTournamentEdits({ db, transaction, originalTextsOf }),
  );
  const publicProfiles = createPublicProfilesService({
    db,
    transaction,
    listTournaments: tournaments.listOwn,
  });
  addPublicProfilesRoutes(app, publicProfiles, linkPictures);
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
  addBattlesRoutes(app, battles, linkPictures);
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
  return {
    previewOf: firstPreview([
      battles.preview.previewOf,
      createPlayerPreview(publicProfiles),
      leaderboardPreview.previewOf,
    ]),
  };
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
