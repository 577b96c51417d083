import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { MatchesService } from './matches-service.ts';

export function addMatchesRoutes(
  app: FastifyInstance,
  matches: MatchesService,
  verify: VerifyToken,
): void {
  registerGuarded(app, verify, contract.matches.insert, ({ body, session }) =>
    matches.recordMatch(session.identity.userId, body),
  );
  registerGuarded(app, verify, contract.matches.deleteLast, ({ query, session }) =>
    matches.deleteLast(session.identity.userId, query.userId, query.matchId),
  );
  registerKept(app, verify, contract.matches.list, ({ query, identity }) =>
    matches.list(identity, query.userId),
  );
}
