import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { UsersService } from './users-service.ts';

export function addUsersRoutes(app: FastifyInstance, users: UsersService) {
  addEndpoint(app, contract.users.list, { cacheTags: ['accounts'], shared: true }, ({ query }) =>
    users.list({ search: query.search, after: query.after, limit: query.limit }),
  );
  addEndpoint(
    app,
    contract.users.get,
    { cacheTags: ({ params }) => [['accounts', params.id]] },
    ({ params, identity }) => users.get(identity, params.id),
  );
  addEndpoint(app, contract.users.updateOwn, ({ body: { id, ...changes }, session, address }) =>
    users.updateOwn(session.identity, id, changes, address),
  );
  addEndpoint(app, contract.users.update, ({ params, body, session }) =>
    users.update(session.identity, params.id, body),
  );
  addEndpoint(app, contract.users.updateStatus, ({ params, body, session }) =>
    users.updateStatus(session.identity, params.id, body.status),
  );
  addEndpoint(app, contract.users.delete, async ({ params, session }) => {
    await users.delete(session.identity, params.id);
    return { message: 'Account eliminato' };
  });
}
