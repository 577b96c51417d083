import type { Announcement, QuickReply } from '@poketorneo/contract';
import { counted, writtenCount } from '../../ui/words/counts.ts';

/** What a player answers with by one tap. */
export const quickReplyNames: Readonly<Record<QuickReply, string>> = {
  present: 'Ci sono',
  absent: 'Non posso',
  ok: 'Ok',
};

/** What the answers come to, as in '12 Ci sono, 3 Non posso, 5 senza risposta'; undefined where none are asked for. */
export function sumInWords({
  replies,
  numberOfRecipients,
}: Pick<Announcement, 'replies' | 'numberOfRecipients'>): string | undefined {
  if (replies.length === 0) return undefined;
  const answered = replies.reduce((sum, { players }) => sum + players, 0);
  const parts = replies.map(
    ({ reply, players }) => `${writtenCount(players)} ${quickReplyNames[reply]}`,
  );
  return [...parts, `${writtenCount(numberOfRecipients - answered)} senza risposta`].join(', ');
}

/** Who has got an announcement, as in 'A tutti: 20 sfidanti'. */
export function audienceInWords({
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
