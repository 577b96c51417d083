import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { MemoryGameService } from './memory-game-service.ts';

export function addMemoryGameRoutes(app: FastifyInstance, memoryGame: MemoryGameService): void {
  addEndpoint(app, contract.memoryGame.cards, ({ query, session }) =>
    memoryGame.deal(query.cont, session?.identity.userId ?? null),
  );
  addEndpoint(app, contract.memoryGame.updateRecord, ({ body, session }) =>
    memoryGame.recordMoves(session.identity.userId, body.numberOfMoves),
  );
}
