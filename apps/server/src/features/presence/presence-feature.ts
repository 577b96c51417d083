import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import type { SessionsFeature } from '../auth/index.ts';
import { createPresence } from './presence.ts';

interface PresenceUses {
  sessions: Pick<SessionsFeature, 'knownIdentity' | 'touch' | 'verifyToken'>;
}

/** Verification of tokens; each verified session is marked as active. */
export interface PresenceFeature
  extends Feature,
    Pick<SessionsFeature, 'knownIdentity' | 'verifyToken'> {}

export function createPresenceFeature(core: Core, { sessions }: PresenceUses): PresenceFeature {
  const presence = createPresence({ ...core, touchSessions: sessions.touch });
  return {
    async verifyToken(token, userAgent) {
      const session = await sessions.verifyToken(token, userAgent);
      presence.markActive({ userId: session.identity.userId, sessionId: session.sessionId });
      return session;
    },
    knownIdentity(token) {
      const known = sessions.knownIdentity(token);
      // An idle open page sends only unchanged polls.
      if (known !== undefined) presence.markActive(known);
      return known;
    },
    close: presence.close,
  };
}
