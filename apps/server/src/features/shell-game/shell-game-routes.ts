import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { ShellGameService } from './shell-game-service.ts';

export function addShellGameRoutes(app: FastifyInstance, shellGame: ShellGameService): void {
  addEndpoint(app, contract.shellGame.cards, ({ query, session }) =>
    shellGame.deal(session?.identity.userId ?? null, query.round),
  );
  addEndpoint(app, contract.shellGame.record, ({ session }) =>
    shellGame.findRecord(session.identity.userId),
  );
  addEndpoint(app, contract.shellGame.updateRecord, ({ body, session }) =>
    shellGame.recordRound(session.identity.userId, body.numberOfRounds),
  );
}
