import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
import type { UsersService } from './users-service.ts';

export function addUsersRoutes(app: FastifyInstance, users: UsersService) {
  register(app, contract.users.list, { keep: ['accounts'], forAll: true }, ({ query }) =>
    users.list({ search: query.search, after: query.after, limit: query.limit }),
  );
  register(
    app,
    contract.users.get,
    { keep: ({ params }) => [['accounts', params.id]] },
    ({ params, identity }) => users.get(identity, params.id),
  );
  register(app, contract.users.updateOwn, ({ body: { id, ...changes }, session, address }) =>
    users.updateOwn(session.identity, id, changes, address),
  );
  register(app, contract.users.update, ({ params, body, session }) =>
    users.update(session.identity, params.id, body),
  );
  register(app, contract.users.updateStatus, ({ params, body, session }) =>
    users.updateStatus(session.identity, params.id, body.status),
  );
  register(app, contract.users.delete, async ({ params, session }) => {
    await users.delete(session.identity, params.id);
    return { message: 'Account eliminato' };
  });
}
