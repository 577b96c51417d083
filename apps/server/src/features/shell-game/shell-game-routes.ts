import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded, registerRecognised } from '../../http/register-endpoint.ts';
import type { ShellGameService } from './shell-game-service.ts';

export function addShellGameRoutes(
  app: FastifyInstance,
  shellGame: ShellGameService,
  verify: VerifyToken,
): void {
  registerRecognised(app, verify, contract.shellGame.cards, ({ query, session }) =>
    shellGame.deal(session?.identity.userId ?? null, query.round),
  );
  registerGuarded(app, verify, contract.shellGame.record, ({ session }) =>
    shellGame.findRecord(session.identity.userId),
  );
  registerGuarded(app, verify, contract.shellGame.updateRecord, ({ body, session }) =>
    shellGame.recordRound(session.identity.userId, body.numberOfRounds),
  );
}
