import { contract, type QuickReply } from '@poketorneo/contract';
import type { Caller } from './caller.ts';

interface EveningParts {
  call: Caller;
  organiserToken: string;
  /** Players' tokens in order of sign-up. */
  tokens: readonly string[];
}

const announcement = {
  audience: { kind: 'everyone' },
  title: 'Serata di sabato',
  text: 'Si gioca sabato dalle 16 alle 20, in sede.\nLe regole di casa: https://example.org/regole',
} as const;

/** The players' replies in order; the last ones have none yet. */
const chosenReplies: readonly QuickReply[] = ['present', 'present', 'absent', 'present', 'present'];

/** An announcement with replies, and a question of one player. */
export async function announceEvening({
  call,
  organiserToken,
  tokens,
}: EveningParts): Promise<void> {
  const { answer, insert } = contract.announcements;
  const replies: QuickReply[] = ['present', 'absent'];
  const { id } = await call(insert, { body: { ...announcement, replies }, token: organiserToken });
  for (const [index, reply] of chosenReplies.entries()) {
    const token = tokens[index];
    if (token !== undefined) await call(answer, { body: { announcementId: id, reply }, token });
  }
  const [first] = tokens;
  const question = { text: 'Posso portare mia sorella? Vorrebbe iscriversi.' };
  if (first !== undefined) await call(contract.messages.insert, { body: question, token: first });
}
