import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../http/authentication.ts';
import { addEndpoint, CustomReply } from '../../http/endpoint.ts';
import { etagMatches, serializeResponse } from '../../http/serialized-response.ts';
import type { NotificationsService } from './notifications-service.ts';

/** Private, and revalidated by each request. */
const pollCacheControl = 'private, no-cache';

/** The identity of a token if cached; marks its session as active. */
export type IdentifyActive = (token: string) => Identity | undefined;

/** Identifies user, version and filter; weak, because responses are compressed. */
function etagOf(userId: number, version: number, filter: string): string {
  return `W/"${userId}-${version}-${filter}"`;
}

const filterOf = (shown: boolean | undefined) => (shown === undefined ? 'all' : String(shown));

/** Responds 304 to unchanged polls without the database. */
function handleUnchangedPolls(
  app: FastifyInstance,
  notifications: NotificationsService,
  identifyActive: IdentifyActive,
): void {
  const { path } = contract.notifications.list;
  for (const shown of [undefined, true, false]) {
    const filter = filterOf(shown);
    app.notModifiedChecks.set(shown === undefined ? path : `${path}?shown=${shown}`, (headers) => {
      const ifNoneMatch = headers['if-none-match'];
      // The header that the web app always sends; other clients take the normal path.
      const token = headers['x-access-token'];
      if (ifNoneMatch === undefined || typeof token !== 'string') return undefined;
      const userId = identifyActive(token)?.userId;
      const version = userId === undefined ? undefined : notifications.peekVersion(userId);
      if (userId === undefined || version === undefined) return undefined;
      const etag = etagOf(userId, version, filter);
      if (!etagMatches(ifNoneMatch, etag)) return undefined;
      return { 'cache-control': pollCacheControl, etag };
    });
  }
}

export function addNotificationsRoutes(
  app: FastifyInstance,
  notifications: NotificationsService,
  identifyActive: IdentifyActive,
) {
  handleUnchangedPolls(app, notifications, identifyActive);
  const { list } = contract.notifications;
  addEndpoint(app, list, async ({ query: { shown }, session }) => {
    const { userId } = session.identity;
    const { version, readList } = await notifications.open(userId, shown);
    const etag = etagOf(userId, version, filterOf(shown));
    return new CustomReply(async (request, reply) => {
      reply.header('cache-control', pollCacheControl).header('etag', etag);
      if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send();
      const response = await app.responseCache.read(
        `${userId} ${etag}`,
        () => [['notifications', userId]],
        async () => serializeResponse(list, await readList()),
      );
      return response.sendBody(request, reply);
    });
  });
  addEndpoint(app, contract.notifications.setShown, async (call) => {
    const ids = call.body.map(({ notificationId }) => notificationId);
    await notifications.setShown(call.session.identity.userId, ids, call.query.shown);
    return { message: 'Notifiche aggiornate' };
  });
  addEndpoint(app, contract.notifications.delete, async ({ query, session }) => {
    await notifications.delete(session.identity.userId, query.notificationId);
    return { message: 'Notifica eliminata' };
  });
  addEndpoint(app, contract.notifications.deleteAll, async ({ session }) => {
    await notifications.deleteAll(session.identity.userId);
    return { message: 'Notifiche eliminate' };
  });
  const { get, set } = contract.notificationPreferences;
  addEndpoint(
    app,
    get,
    { cacheTags: ({ identity }) => [['notification-preferences', identity.userId]] },
    ({ identity }) => notifications.preferences(identity.userId),
  );
  addEndpoint(app, set, ({ body, session }) =>
    notifications.setPreferences(session.identity.userId, body),
  );
}
