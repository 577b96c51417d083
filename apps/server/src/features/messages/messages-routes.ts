import { type Audience, contract } from '@poketorneo/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../../http/register.ts';
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
  // A message is a notification, too: this is how it has always been sent.
  register(app, contract.notifications.insert, async ({ body, session }) => {
    await messages.writeShort(session.identity, body);
    return { message: 'Messaggio inviato' };
  });
  register(
    app,
    contract.messages.list,
    {
      keep: ({ query, identity }) => [['messages', query.userId ?? identity.userId], 'accounts'],
    },
    ({ query: { userId, ...page }, identity }) =>
      messages.list(identity, userId ?? identity.userId, page),
  );
  register(app, contract.messages.insert, async ({ body, session }) => {
    await messages.write(session.identity, body);
    return { message: 'Messaggio inviato' };
  });
  register(app, contract.messages.setRead, async ({ body, session }) => {
    const { messageIds, upTo = 0, userId } = body;
    const which = messageIds === undefined ? { upTo } : { messageIds };
    await messages.setRead(session.identity, { which, userId });
    return { message: 'Messaggi letti' };
  });
  register(
    app,
    contract.messages.threads,
    { keep: ['messages', 'accounts'], forAll: true },
    ({ query }) => messages.listThreads(query),
  );

  register(
    app,
    contract.announcements.list,
    { keep: ['messages', 'accounts'], forAll: true },
    ({ query }) => announcements.list(query),
  );
  register(
    app,
    contract.announcements.preview,
    { keep: ['accounts', 'progress'], forAll: true },
    ({ query }) => announcements.preview(audienceOf(query)),
  );
  register(app, contract.announcements.insert, ({ body, session }) =>
    announcements.send(session.identity, body),
  );
  register(app, contract.announcements.answer, async ({ body, session }) => {
    await announcements.answer(session.identity, body.announcementId, body.reply);
    return { message: 'Risposta inviata' };
  });
  register(
    app,
    contract.announcements.repliers,
    { keep: ['messages', 'accounts'], forAll: true },
    ({ query }) => reminders.list(query),
  );
  register(app, contract.announcements.remind, ({ body, session }) =>
    reminders.remind(session.identity, body.announcementId),
  );
}

/** What a query names; the contract has seen to it that what belongs to the kind is there. */
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
