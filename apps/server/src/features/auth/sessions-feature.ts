import { day, hour } from '../../clock.ts';
import type { Core } from '../../core.ts';
import type { Feature } from '../../feature.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTokens, type Tokens } from './tokens.ts';

export interface SessionsFeature extends Feature, Sessions {
  signToken: Tokens['sign'];
}

/** The sessions that everything else needs first; their routes belong to `createAuthFeature`. */
export function createSessionsFeature(core: Core): SessionsFeature {
  const tokens = createTokens({
    secret: core.config.tokenSecret,
    clock: core.clock,
    lifetimeMs: core.config.sessionDays * day,
  });
  const sessions = createSessions({ ...core, tokens });
  return {
    ...sessions,
    signToken: tokens.sign,
    jobs: [{ run: sessions.purge, every: hour, failure: 'expired sessions not deleted' }],
  };
}
