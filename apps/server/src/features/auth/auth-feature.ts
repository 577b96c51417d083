import { hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { PurgeRejected } from '../registration/index.ts';
import { addAuthRoutes } from './auth-routes.ts';
import { createAuthService } from './auth-service.ts';
import type { SessionsFeature } from './sessions-feature.ts';
import { addSessionsRoutes } from './sessions-routes.ts';

interface AuthUses {
  sessions: SessionsFeature;
  registration: { purgeRejected: PurgeRejected };
}

/** Sign-in, sign-up, passwords, sessions and device links. */
export function createAuthFeature(
  core: Core,
  { sessions, registration: { purgeRejected } }: AuthUses,
): Feature {
  const sendsMail = core.config.smtpUrl !== undefined;
  const auth = createAuthService({
    ...core,
    tokens: { sign: sessions.signToken },
    sessions,
    sendsMail,
    purgeRejected,
  });
  const { deviceLinks } = auth;
  return {
    routes(app) {
      addAuthRoutes(app, { auth, sendsMail });
      addSessionsRoutes(app, { sessions, deviceLinks });
    },
    jobs: [{ run: deviceLinks.purge, every: hour, failure: 'device links not deleted' }],
  };
}
