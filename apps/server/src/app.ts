import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type BaseUrlFor, createBaseUrlFor } from './base-url.ts';
import type { Bus } from './bus/index.ts';
import { type Clock, day, hour } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { createTransaction } from './db/transaction.ts';
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
import { addMatchesRoutes, createMatchesService } from './features/matches/index.ts';
import { addMemoryGameRoutes, createMemoryGameService } from './features/memory-game/index.ts';
import {
  addMessagesRoutes,
  createAnnouncementsService,
  createMessagesService,
  createRemindersService,
  removeFromAnnouncements,
} from './features/messages/index.ts';
import {
  addNotificationsRoutes,
  anonymizeSender,
  createNotificationsService,
  enablePush,
  notify,
} from './features/notifications/index.ts';
import { createOgImages } from './features/og-images/index.ts';
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
import { addQuizRoutes, createQuizService } from './features/quiz/index.ts';
import { createRateLimiter } from './features/rate-limiter/index.ts';
import {
  addRegistrationRoutes,
  createAdmissionsService,
  createInvitationsService,
  createInvitationTokens,
  createPurgeRejected,
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
import { sendNotFound } from './http/error-handler.ts';
import { combineResolvers, type PreviewResolver } from './http/link-preview.ts';
import { addRecurringJob } from './http/recurring-job.ts';
import { addStaticFiles, type StaticFolders } from './http/static-files.ts';
import { createHttpServer } from './http-server.ts';
import type { Installation } from './installation.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Interfaces } from './network-addresses.ts';
import { linesOfLeader, originalTextsOf } from './seed/index.ts';

/** Dependencies of the server, injected for tests. */
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
  /** Undefined: serves only the API. */
  folders: StaticFolders | undefined;
  /** Default: a worker thread. */
  battleEngine?: EngineHost;
  /** Default: `os.networkInterfaces`. */
  interfaces?: () => Interfaces;

  installation: Installation;
  /** Copies the SQLite database. Default: in a worker thread. */
  copyDatabase?: CopyDatabase;
  /** Sends push messages. Default: to public addresses only. */
  postMessage?: PostMessage;
  /** A stop waits this long for pending requests. */
  shutdownTimeoutMs?: number;
}

/** Builds the server without listening. */
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
      onFailure: (err) => log.error({ err }, 'battle thread ended'),
    }),
    interfaces,
    installation,
    copyDatabase = copyInThread,
    postMessage = postToPublic,
  } = parts;
  const app = await createHttpServer(parts);
  const baseUrlFor = createBaseUrlFor({
    config,
    ...(interfaces === undefined ? {} : { interfaces }),
  });
  const { resolvePreview } = addFeatures(app, {
    config,
    baseUrlFor,
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
  if (folders === undefined) app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  else {
    const { assetBaseUrl } = config;
    await addStaticFiles(app, { folders, assetBaseUrl, baseUrlFor, resolvePreview });
  }
  return app;
}

type FeatureParts = Omit<AppParts, 'log' | 'interfaces' | 'shutdownTimeoutMs'> & {
  battleEngine: EngineHost;
  copyDatabase: CopyDatabase;
  postMessage: PostMessage;
  baseUrlFor: BaseUrlFor;
};

function addFeatures(
  app: FastifyInstance,
  {
    config,
    baseUrlFor,
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
): { resolvePreview: PreviewResolver } {
  const transaction = createTransaction({ db, bus, clock });
  const tokens = createTokens({
    secret: config.tokenSecret,
    clock,
    lifetimeMs: config.sessionDays * day,
  });
  const rateLimiter = createRateLimiter({ db, transaction, clock });
  const sendsMail = config.smtpUrl !== undefined;
  addRecurringJob(app, rateLimiter.purge, { every: hour, failure: 'old attempts not forgotten' });
  const removeAccount = createRemoveAccount({
    rateLimiter,
    anonymizeSender,
    removeFromAnnouncements,
  });
  const purgeRejected = createPurgeRejected({ db, transaction, clock, removeAccount, mailer });
  addRecurringJob(app, purgeRejected, { every: hour, failure: 'refused sign-ups not forgotten' });
  const sessions = createSessions({ db, transaction, bus, clock, tokens });
  addRecurringJob(app, sessions.purge, { every: hour, failure: 'expired sessions not forgotten' });
  const auth = createAuthService({
    db,
    transaction,
    clock,
    tokens,
    sessions,
    rateLimiter,
    mailer,
    sendsMail,
    baseUrlFor,
    purgeRejected,
    random,
  });
  const notifications = createNotificationsService({ db, transaction, bus });
  const presence = createPresence({
    transaction,
    clock,
    log: app.log,
    touchSessions: sessions.touch,
  });
  app.addHook('onClose', () => presence.close());
  app.decorate('verifyToken', async (token: string, userAgent: string | undefined) => {
    const session = await sessions.verifyToken(token, userAgent);
    presence.markActive({ userId: session.identity.userId, sessionId: session.sessionId });
    return session;
  });
  addHealthRoute(app, { db, transaction, clock });
  addHealthReportRoutes(app, {
    db,
    transaction,
    clock,
    rateLimiter,
    mailer,
    baseUrlFor,
    installation,
  });
  addDownloadsRoutes(app, { db, transaction, clock, rateLimiter, installation, copyDatabase });
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
  addOwnDataRoutes(app, { db, clock, rateLimiter });
  addPokedexRoutes(app, random);
  addAuditLogRoutes(app, db);
  const availablePokemons = createAvailablePokemonService({ db, transaction, bus });
  addAvailablePokemonRoutes(app, availablePokemons);
  const ogImages = createOgImages({
    assets: folders?.assets,
    assetBaseUrl: config.assetBaseUrl,
    rateLimiter,
    log: app.log,
  });
  const leaderboards = createLeaderboardsService({ db, bus });
  const leaderboardPreview = createLeaderboardPreview({
    leaderboards,
    listPublicIds: (ids) => listPublicIds(db, ids),
  });
  addLeaderboardsRoutes(app, leaderboards, leaderboardPreview, ogImages);
  const listPokemons = availablePokemons.listStored;
  const teamDraw = createTeamDrawService({ db, transaction, random, listPokemons });
  addTeamDrawRoutes(app, teamDraw);
  addShowdownTextRoutes(app, createShowdownTextService({ db, availablePokemons, teamDraw }));
  addAuthRoutes(app, { auth, sendsMail });
  addSessionsRoutes(app, { sessions, deviceLinks: auth.deviceLinks });
  addRecurringJob(app, auth.deviceLinks.purge, {
    every: hour,
    failure: 'device links not forgotten',
  });
  addRegistrationRoutes(app, {
    db,
    transaction,
    invitations: createInvitationsService({
      db,
      transaction,
      clock,
      rateLimiter,
      tokens: createInvitationTokens(config.tokenSecret),
      baseUrlFor,
    }),
    admissions: createAdmissionsService({ db, transaction, purgeRejected }),
    admissionOf: sessions.admissionOf,
  });
  addUsersRoutes(
    app,
    createUsersService({ db, transaction, rateLimiter, notify, removeAccount, mailer }),
  );
  addNotificationsRoutes(app, notifications, (token) => {
    const known = sessions.knownIdentity(token);
    // An idle open page sends only unchanged polls.
    if (known !== undefined) presence.markActive(known);
    return known;
  });
  const pushKeys = createPushKeys({ db, transaction });
  addPushRoutes(app, {
    bus,
    service: createPushService({
      transaction,
      keys: pushKeys,
      allowsAnyEndpoint: postMessage !== postToPublic,
      enablePush,
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
  addPublicProfilesRoutes(app, publicProfiles, ogImages);
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
    rateLimiter,
    engine,
    linesOf,
    log: app.log,
  });
  addBattlesRoutes(app, battles, ogImages);
  addQuizRoutes(
    app,
    createQuizService({
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
    resolvePreview: combineResolvers([
      battles.preview.resolvePreview,
      createPlayerPreview(publicProfiles),
      leaderboardPreview.resolvePreview,
    ]),
  };
}
