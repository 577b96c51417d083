import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '../../http/authentication.ts';
import { knowsTag } from '../../http/entity-tag.ts';
import { prepareAnswer } from '../../http/prepare-answer.ts';
import { register } from '../../http/register.ts';
import { SelfSending } from '../../http/self-sending.ts';
import type { NotificationsService } from './notifications-service.ts';

/** Everybody's own, and to be asked for each time. */
const pollCacheControl = 'private, no-cache';

/** Whose a token is, if that is known without asking anyone; undefined otherwise. */
type KnownIdentity = (token: string) => Identity | undefined;

/** Tells one state of one list from every other, of whichever user; weak, for bodies get compressed. */
function tagOf(userId: number, version: number, filter: string): string {
  return `W/"${userId}-${version}-${filter}"`;
}

const filterOf = (shown: boolean | undefined) => (shown === undefined ? 'all' : String(shown));

/** Answers polls of which everything is known and nothing has changed. */
function answerUnchanged(
  app: FastifyInstance,
  notifications: NotificationsService,
  knownIdentity: KnownIdentity,
): void {
  const { path } = contract.notifications.list;
  for (const shown of [undefined, true, false]) {
    const filter = filterOf(shown);
    app.earlyAnswers.set(shown === undefined ? path : `${path}?shown=${shown}`, (asked) => {
      const ifNoneMatch = asked['if-none-match'];
      const token = asked['x-access-token'];
      if (ifNoneMatch === undefined || typeof token !== 'string') return undefined;
      const userId = knownIdentity(token)?.userId;
      const version = userId === undefined ? undefined : notifications.knownVersion(userId);
      if (userId === undefined || version === undefined) return undefined;
      const tag = tagOf(userId, version, filter);
      if (!knowsTag(ifNoneMatch, tag)) return undefined;
      return { 'cache-control': pollCacheControl, etag: tag };
    });
  }
}

export function addNotificationsRoutes(
  app: FastifyInstance,
  notifications: NotificationsService,
  knownIdentity: KnownIdentity,
) {
  answerUnchanged(app, notifications, knownIdentity);
  const { list } = contract.notifications;
  register(app, list, async ({ query: { shown }, session }) => {
    const { userId } = session.identity;
    const { version, list: read } = await notifications.list(userId, shown);
    const tag = tagOf(userId, version, filterOf(shown));
    return new SelfSending(async (request, reply) => {
      reply.header('cache-control', pollCacheControl).header('etag', tag);
      if (knowsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const answer = await app.keptAnswers.read(
        `${userId} ${tag}`,
        () => [['notifications', userId]],
        async () => prepareAnswer(list, await read()),
      );
      return answer.sendBody(request, reply);
    });
  });
  register(app, contract.notifications.setShown, async (call) => {
    const ids = call.body.map(({ notificationId }) => notificationId);
    await notifications.setShown(call.session.identity.userId, ids, call.query.shown);
    return { message: 'Notifiche aggiornate' };
  });
  register(app, contract.notifications.delete, async ({ query, session }) => {
    await notifications.delete(session.identity.userId, query.notificationId);
    return { message: 'Notifica eliminata' };
  });
  register(app, contract.notifications.deleteAll, async ({ session }) => {
    await notifications.deleteAll(session.identity.userId);
    return { message: 'Notifiche eliminate' };
  });
  const { get, set } = contract.notificationPreferences;
  register(
    app,
    get,
    { keep: ({ identity }) => [['notification-preferences', identity.userId]] },
    ({ identity }) => notifications.preferences(identity.userId),
  );
  register(app, set, ({ body, session }) =>
    notifications.setPreferences(session.identity.userId, body),
  );
}
