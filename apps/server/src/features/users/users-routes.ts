import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { VerifyToken } from '../../http/authentication.ts';
import { registerGuarded } from '../../http/register-endpoint.ts';
import { registerKept } from '../../http/register-kept.ts';
import type { UsersService } from './users-service.ts';

export function addUsersRoutes(app: FastifyInstance, users: UsersService, verify: VerifyToken) {
  registerKept(app, verify, contract.users.list, ({ query }) =>
    users.list({ search: query.search, after: query.after, limit: query.limit }),
  );
  registerKept(app, verify, contract.users.get, ({ params, identity }) =>
    users.get(identity, params.id),
  );
  registerGuarded(
    app,
    verify,
    contract.users.updateOwn,
    ({ body: { id, ...changes }, session, address }) =>
      users.updateOwn(session.identity, id, changes, address),
  );
  registerGuarded(app, verify, contract.users.update, ({ params, body, session }) =>
    users.update(session.identity, params.id, body),
  );
  registerGuarded(app, verify, contract.users.delete, async ({ params, session }) => {
    await users.delete(session.identity, params.id);
    return { message: 'Account eliminato' };
  });
}
