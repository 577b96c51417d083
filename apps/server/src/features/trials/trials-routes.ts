import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { TrialsService } from './trials-service.ts';

export function addTrialsRoutes(app: FastifyInstance, trials: TrialsService): void {
  addEndpoint(app, contract.trials.start, ({ address }) => trials.start(address));
  addEndpoint(app, contract.trials.get, ({ token }) => trials.get(token));
  addEndpoint(app, contract.trials.updates, ({ token, query }) =>
    trials.updates(token, query.after),
  );
  addEndpoint(app, contract.trials.choose, ({ token, body }) => trials.choose(token, body));
  addEndpoint(app, contract.trials.surrender, ({ token, body }) =>
    trials.surrender(token, body.after),
  );
  addEndpoint(app, contract.trials.keep, ({ body, session }) =>
    trials.keep(session.identity.userId, body.token),
  );
}
