import { type Audience, contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../http/endpoint.ts';
import type { AnnouncementsService } from './announcements-service.ts';
import type { MessagesService } from './messages-service.ts';
import type { RemindersService } from './reminders-service.ts';

interface Services {
  messages: MessagesService;
  announcements: AnnouncementsService;
  reminders: RemindersService;
}

export function addMessagesRoutes(
  app: FastifyInstance,
  { messages, announcements, reminders }: Services,
): void {
  // The older endpoint for messages.
  addEndpoint(app, contract.notifications.insert, async ({ body, session }) => {
    await messages.writeShort(session.identity, body);
    return { message: 'Messaggio inviato' };
  });
  addEndpoint(
    app,
    contract.messages.list,
    {
      cacheTags: ({ query, identity }) => [
        ['messages', query.userId ?? identity.userId],
        'accounts',
      ],
    },
    ({ query: { userId, ...page }, identity }) =>
      messages.list(identity, userId ?? identity.userId, page),
  );
  addEndpoint(app, contract.messages.insert, async ({ body, session }) => {
    await messages.write(session.identity, body);
    return { message: 'Messaggio inviato' };
  });
  addEndpoint(app, contract.messages.setRead, async ({ body, session }) => {
    const { messageIds, upTo = 0, userId } = body;
    const which = messageIds === undefined ? { upTo } : { messageIds };
    await messages.setRead(session.identity, { which, userId });
    return { message: 'Messaggi letti' };
  });
  addEndpoint(
    app,
    contract.messages.threads,
    { cacheTags: ['messages', 'accounts'], shared: true },
    ({ query }) => messages.listThreads(query),
  );

  addEndpoint(
    app,
    contract.announcements.list,
    { cacheTags: ['messages', 'accounts'], shared: true },
    ({ query }) => announcements.list(query),
  );
  addEndpoint(
    app,
    contract.announcements.preview,
    { cacheTags: ['accounts', 'progress'], shared: true },
    ({ query }) => announcements.preview(audienceOf(query)),
  );
  addEndpoint(app, contract.announcements.insert, ({ body, session }) =>
    announcements.send(session.identity, body),
  );
  addEndpoint(app, contract.announcements.answer, async ({ body, session }) => {
    await announcements.answer(session.identity, body.announcementId, body.reply);
    return { message: 'Risposta inviata' };
  });
  addEndpoint(
    app,
    contract.announcements.repliers,
    { cacheTags: ['messages', 'accounts'], shared: true },
    ({ query }) => reminders.list(query),
  );
  addEndpoint(app, contract.announcements.remind, ({ body, session }) =>
    reminders.remind(session.identity, body.announcementId),
  );
}

/** The audience of a query; the contract has validated the fields of each kind. */
function audienceOf({
  kind,
  tournamentId = 0,
  userIds = [],
}: {
  kind: Audience['kind'];
  tournamentId?: number | undefined;
  userIds?: number[] | undefined;
}): Audience {
  switch (kind) {
    case 'tournament':
      return { kind, tournamentId };
    case 'chosen':
      return { kind, userIds };
    case 'everyone':
    case 'stuck':
      return { kind };
  }
}
