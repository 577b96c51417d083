import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded, registerRecognised } from '../../http/register-endpoint.ts';
import type { MemoryGameService } from './memory-game-service.ts';

export function addMemoryGameRoutes(
  app: FastifyInstance,
  memoryGame: MemoryGameService,
  verify: VerifyToken,
): void {
  registerRecognised(app, verify, contract.memoryGame.cards, ({ query, session }) =>
    memoryGame.deal(query.cont, session?.identity.userId ?? null),
  );
  registerGuarded(app, verify, contract.memoryGame.updateRecord, ({ body, session }) =>
    memoryGame.recordMoves(session.identity.userId, body.numberOfMoves),
  );
}
