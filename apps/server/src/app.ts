import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Core, type CoreParts, createCore } from './core.ts';
import { type Feature, mountFeature } from './feature.ts';
import { createAuditLogFeature } from './features/audit-log/index.ts';
import { createAuthFeature, createSessionsFeature } from './features/auth/index.ts';
import { createAvailablePokemonFeature } from './features/available-pokemon/index.ts';
import { createBattleSettingsFeature } from './features/battle-settings/index.ts';
import {
  createBattlesFeature,
  createEngineThread,
  type EngineHost,
} from './features/battles/index.ts';
import { createChallengersFeature } from './features/challengers/index.ts';
import { createClubFeature } from './features/club/index.ts';
import {
  type CopyDatabase,
  copyInThread,
  createDownloadsFeature,
} from './features/downloads/index.ts';
import { createDuelRulesFeature } from './features/duel-rules/index.ts';
import { createDuelsFeature } from './features/duels/index.ts';
import { createFaceIconsFeature } from './features/face-icons/index.ts';
import { createHealthFeature } from './features/health/index.ts';
import { createLeaderboardsFeature } from './features/leaderboards/index.ts';
import { createLeadersFeature } from './features/leaders/index.ts';
import { createLiveFeature } from './features/live/index.ts';
import { createMatchesFeature } from './features/matches/index.ts';
import { createMemoryGameFeature } from './features/memory-game/index.ts';
import { createMessagesFeature } from './features/messages/index.ts';
import { createNotificationsFeature } from './features/notifications/index.ts';
import { createOgImages } from './features/og-images/index.ts';
import { createOwnDataFeature } from './features/own-data/index.ts';
import { createPokedexFeature } from './features/pokedex/index.ts';
import { createPresenceFeature } from './features/presence/index.ts';
import { createProfileFeature } from './features/profile/index.ts';
import { createPublicProfilesFeature } from './features/public-profiles/index.ts';
import { createPushFeature, type PostMessage, postToPublic } from './features/push/index.ts';
import { createQuizFeature } from './features/quiz/index.ts';
import { createRateLimiterFeature } from './features/rate-limiter/index.ts';
import { createRatingsFeature } from './features/ratings/index.ts';
import { createRegistrationFeature } from './features/registration/index.ts';
import { createSeasonsFeature } from './features/seasons/index.ts';
import { createShellGameFeature } from './features/shell-game/index.ts';
import { createShowdownTextFeature } from './features/showdown-text/index.ts';
import { createTeamDrawFeature } from './features/team-draw/index.ts';
import { createTournamentsFeature } from './features/tournaments/index.ts';
import { createTrialsFeature } from './features/trials/index.ts';
import { createUsersFeature } from './features/users/index.ts';
import { sendNotFound } from './http/error-handler.ts';
import { combineResolvers } from './http/link-preview.ts';
import { addPageDocuments } from './http/page-documents.ts';
import { addStaticFiles, type StaticFolders } from './http/static-files.ts';
import { createHttpServer, type HttpServerParts } from './http-server.ts';
import { linesOfLeader, originalTextsOf } from './seed/index.ts';

/** Dependencies of the server, injected for tests. */
export interface AppParts extends Omit<CoreParts, 'assets'>, HttpServerParts {
  config: CoreParts['config'] & HttpServerParts['config'];
  log: Logger;
  /** Undefined: serves only the API. */
  folders: StaticFolders | undefined;
  /** Default: a worker thread. */
  battleEngine?: EngineHost;
  /** Copies the SQLite database. Default: in a worker thread. */
  copyDatabase?: CopyDatabase;
  /** Sends push messages. Default: to public addresses only. */
  postMessage?: PostMessage;
}

/** Builds the server without listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const {
    config,
    log,
    folders,
    battleEngine = createEngineThread({
      onFailure: (err) => log.error({ err }, 'battle thread ended'),
    }),
    copyDatabase = copyInThread,
    postMessage = postToPublic,
  } = parts;
  const app = await createHttpServer(parts);
  const core = createCore({ ...parts, log: app.log, assets: folders?.assets });
  const { verifyToken, features } = createFeatures(core, {
    battleEngine,
    copyDatabase,
    postMessage,
  });
  app.decorate('verifyToken', verifyToken);
  for (const feature of features) mountFeature(app, feature);
  if (folders === undefined) {
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  } else {
    const { assetBaseUrl, publicUrl, isPublicUrlGiven } = config;
    await addStaticFiles(app, { folders, assetBaseUrl });
    addPageDocuments(app, {
      webFolder: folders.web,
      assetBaseUrl,
      publicUrl: isPublicUrlGiven ? publicUrl : undefined,
      baseUrlFor: core.baseUrlFor,
      resolvePreview: combineResolvers(features.flatMap(({ preview }) => preview ?? [])),
    });
  }
  return app;
}

/** A feature that others need is created before them; the list is the order of the API document. */
function createFeatures(
  core: Core,
  {
    battleEngine,
    copyDatabase,
    postMessage,
  }: Required<Pick<AppParts, 'battleEngine' | 'copyDatabase' | 'postMessage'>>,
) {
  const sessions = createSessionsFeature(core);
  const presence = createPresenceFeature(core, { sessions });
  const notifications = createNotificationsFeature(core, { presence });
  const messages = createMessagesFeature(core);
  const users = createUsersFeature(core, { notifications, messages });
  const registration = createRegistrationFeature(core, { users, sessions });
  const tournaments = createTournamentsFeature(core, { originalTextsOf });
  const leaders = createLeadersFeature(core);
  const availablePokemons = createAvailablePokemonFeature(core);
  const teamDraw = createTeamDrawFeature(core, { availablePokemons });
  const ogImages = createOgImages(core);
  const publicProfiles = createPublicProfilesFeature(core, { ogImages, tournaments });
  const battles = createBattlesFeature(core, {
    engine: battleEngine,
    linesOf: linesOfLeader,
    ogImages,
  });

  const features: readonly Feature[] = [
    presence,
    createRateLimiterFeature(core),
    createHealthFeature(core),
    createDownloadsFeature(core, { copyDatabase }),
    createSeasonsFeature(core, { copyDatabase }),
    createOwnDataFeature(core),
    createPokedexFeature(core),
    createAuditLogFeature(core),
    availablePokemons,
    createLeaderboardsFeature(core, { ogImages, publicProfiles }),
    teamDraw,
    createShowdownTextFeature(core, { availablePokemons, teamDraw }),
    sessions,
    createAuthFeature(core, { sessions, registration }),
    registration,
    users,
    notifications,
    createPushFeature(core, { postMessage, notifications }),
    messages,
    createChallengersFeature(core, { tournaments }),
    tournaments,
    publicProfiles,
    leaders,
    createFaceIconsFeature(core),
    createProfileFeature(core, { leaders }),
    createMatchesFeature(core),
    createBattleSettingsFeature(core),
    battles,
    createLiveFeature(core, { battles }),
    createDuelRulesFeature(core),
    createClubFeature(core),
    createDuelsFeature(core, { battles }),
    createTrialsFeature(core, { battles }),
    createRatingsFeature(core),
    createQuizFeature(core),
    createMemoryGameFeature(core),
    createShellGameFeature(core),
  ];
  return { features, verifyToken: presence.verifyToken };
}
