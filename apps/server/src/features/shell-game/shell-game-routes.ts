import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { ShellGameService } from './shell-game-service.ts';

export function addShellGameRoutes(app: FastifyInstance, shellGame: ShellGameService): void {
  register(app, contract.shellGame.cards, ({ query, session }) =>
    shellGame.deal(session?.identity.userId ?? null, query.round),
  );
  register(app, contract.shellGame.record, ({ session }) =>
    shellGame.findRecord(session.identity.userId),
  );
  register(app, contract.shellGame.updateRecord, ({ body, session }) =>
    shellGame.recordRound(session.identity.userId, body.numberOfRounds),
  );
}
