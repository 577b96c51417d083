import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { SessionsFeature } from '../auth/index.ts';
import { createPresence } from './presence.ts';

interface PresenceUses {
  sessions: Pick<SessionsFeature, 'peekIdentity' | 'touch' | 'verifyToken'>;
}

/** Verification of tokens; each verified session is marked as active. */
export interface PresenceFeature extends Feature, Pick<SessionsFeature, 'verifyToken'> {
  /** `peekIdentity` of sessions, for polls: an idle open page sends only unchanged ones. */
  identifyActive: SessionsFeature['peekIdentity'];
}

export function createPresenceFeature(core: Core, { sessions }: PresenceUses): PresenceFeature {
  const presence = createPresence({ ...core, touchSessions: sessions.touch });
  return {
    async verifyToken(token, userAgent) {
      const session = await sessions.verifyToken(token, userAgent);
      presence.markActive({ userId: session.identity.userId, sessionId: session.sessionId });
      return session;
    },
    identifyActive(token) {
      const session = sessions.peekIdentity(token);
      if (session !== undefined) presence.markActive(session);
      return session;
    },
    close: presence.close,
  };
}
