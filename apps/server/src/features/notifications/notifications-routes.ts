import { contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { guard, type Identity, sessionOf, type VerifyToken } from '../../http/authentication.ts';
import { knowsTag } from '../../http/entity-tag.ts';
import { parsePart } from '../../http/parsing.ts';
import { prepareAnswer } from '../../http/prepare-answer.ts';
import { addRoute, registerGuarded } from '../../http/register-endpoint.ts';
import type { NotificationsService } from './notifications-service.ts';

/** Everybody's own, and to be asked for each time. */
const pollCacheControl = 'private, no-cache';

interface Sessions {
  verifyToken: VerifyToken;
  /** Whose a token is, if that is known without asking anyone; undefined otherwise. */
  knownIdentity(token: string): Identity | undefined;
}

/** Tells one state of one list from every other, of whichever user; weak, for bodies get compressed. */
function tagOf(userId: number, version: number, filter: string): string {
  return `W/"${userId}-${version}-${filter}"`;
}

const filterOf = (shown: boolean | undefined) => (shown === undefined ? 'all' : String(shown));

/** Answers polls of which everything is known and nothing has changed. */
function answerUnchanged(
  app: FastifyInstance,
  notifications: NotificationsService,
  sessions: Sessions,
): void {
  const { path } = contract.notifications.list;
  for (const shown of [undefined, true, false]) {
    const filter = filterOf(shown);
    app.earlyAnswers.set(shown === undefined ? path : `${path}?shown=${shown}`, (asked) => {
      const ifNoneMatch = asked['if-none-match'];
      const token = asked['x-access-token'];
      if (ifNoneMatch === undefined || typeof token !== 'string') return undefined;
      const userId = sessions.knownIdentity(token)?.userId;
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
  sessions: Sessions,
) {
  answerUnchanged(app, notifications, sessions);
  const verify = sessions.verifyToken;
  const { list } = contract.notifications;
  addRoute(
    app,
    list,
    async (request, reply) => {
      const { shown } = parsePart(list.query, request.query);
      const { userId } = sessionOf(request).identity;
      const { version, list: read } = await notifications.list(userId, shown);
      const tag = tagOf(userId, version, filterOf(shown));
      reply.header('cache-control', pollCacheControl).header('etag', tag);
      if (knowsTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      const answer = await app.keptAnswers.get(`${userId} ${tag}`, async () =>
        prepareAnswer(list, await read()),
      );
      return answer.sendBody(request, reply);
    },
    guard(list.access, verify),
  );
  registerGuarded(app, verify, contract.notifications.setShown, async (call) => {
    const ids = call.body.map(({ notificationId }) => notificationId);
    await notifications.setShown(call.session.identity.userId, ids, call.query.shown);
    return { message: 'Notifiche aggiornate' };
  });
  registerGuarded(app, verify, contract.notifications.insert, async ({ body, session }) => {
    await notifications.send(session.identity, body);
    return { message: 'Messaggio inviato' };
  });
  registerGuarded(app, verify, contract.notifications.delete, async ({ query, session }) => {
    await notifications.delete(session.identity.userId, query.notificationId);
    return { message: 'Notifica eliminata' };
  });
  registerGuarded(app, verify, contract.notifications.deleteAll, async ({ session }) => {
    await notifications.deleteAll(session.identity.userId);
    return { message: 'Notifiche eliminate' };
  });
}
