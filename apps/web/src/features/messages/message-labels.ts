import {
  type Announcement,
  type AnnouncementReply,
  messageRules,
  type QuickReply,
} from '@poketorneo/contract';
import { counted, formatCount } from '../../ui/format/counts.ts';
import { formatDayAndHour } from '../../ui/format/days.ts';

/** The replies that players give with one tap. */
export const quickReplyNames: Readonly<Record<QuickReply, string>> = {
  present: 'Ci sono',
  absent: 'Non posso',
  ok: 'Ok',
};

/** The same, with the label of no reply. */
export const givenReplyNames: Readonly<Record<AnnouncementReply, string>> = {
  ...quickReplyNames,
  none: 'Senza risposta',
};

/** How many recipients have not replied. */
export function countWithoutReply({
  replies,
  numberOfRecipients,
}: Pick<Announcement, 'replies' | 'numberOfRecipients'>): number {
  return replies.reduce((left, { players }) => left - players, numberOfRecipients);
}

/** The last reminder's time and number of recipients, and when the next is allowed. */
export function formatReminder(
  { timestamp, numberOfRecipients }: NonNullable<Announcement['lastReminder']>,
  now: Date,
): string {
  const number = counted(numberOfRecipients, 'sfidante', 'sfidanti');
  const sent = `Promemoria inviato a ${number}: ${formatDayAndHour(timestamp, now).toLowerCase()}.`;
  const again = Date.parse(timestamp) + messageRules.reminderPause;
  if (again <= now.getTime()) return sent;
  const minutes = Math.ceil((again - now.getTime()) / 60_000);
  return `${sent} Un altro si può inviare tra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`;
}

/**
 * The numbers of replies: '12 Ci sono, 3 Non posso, 5 senza risposta'; undefined for announcements
 * without replies.
 */
export function formatReplies({
  replies,
  numberOfRecipients,
}: Pick<Announcement, 'replies' | 'numberOfRecipients'>): string | undefined {
  if (replies.length === 0) return undefined;
  const silent = countWithoutReply({ replies, numberOfRecipients });
  const parts = replies.map(
    ({ reply, players }) => `${formatCount(players)} ${quickReplyNames[reply]}`,
  );
  return [...parts, `${formatCount(silent)} senza risposta`].join(', ');
}

/** An announcement's recipients: 'A tutti: 20 sfidanti'. */
export function formatAudience({
  audience,
  tournamentName,
  numberOfRecipients,
}: Pick<Announcement, 'audience' | 'tournamentName' | 'numberOfRecipients'>): string {
  const number = counted(numberOfRecipients, 'sfidante', 'sfidanti');
  switch (audience) {
    case 'everyone':
      return `A tutti: ${number}`;
    case 'tournament':
      return `A chi gioca «${tournamentName ?? 'un torneo'}»: ${number}`;
    case 'stuck':
      return `A chi è in difficoltà: ${number}`;
    case 'chosen':
      return `A ${counted(numberOfRecipients, 'sfidante scelto', 'sfidanti scelti')} per nome`;
  }
}
