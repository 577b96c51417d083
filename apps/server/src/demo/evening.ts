import { contract, type QuickReply } from '@poketorneo/contract';
import type { Caller } from './caller.ts';

interface EveningParts {
  call: Caller;
  organiserToken: string;
  /** Of each player, in the order in which they have signed up. */
  tokens: readonly string[];
}

const announcement = {
  audience: { kind: 'everyone' },
  title: 'Serata di sabato',
  text: 'Si gioca sabato dalle 16 alle 20, in sede.\nLe regole di casa: https://example.org/regole',
} as const;

/** What the players answer, one after the other; the last ones have not yet. */
const answers: readonly QuickReply[] = ['present', 'present', 'absent', 'present', 'present'];

/** The organiser calls everybody together, some answer, and one has a question. */
export async function callTogether({ call, organiserToken, tokens }: EveningParts): Promise<void> {
  const { answer, insert } = contract.announcements;
  const replies: QuickReply[] = ['present', 'absent'];
  const { id } = await call(insert, { body: { ...announcement, replies }, token: organiserToken });
  for (const [index, reply] of answers.entries()) {
    const token = tokens[index];
    if (token !== undefined) await call(answer, { body: { announcementId: id, reply }, token });
  }
  const [first] = tokens;
  const question = { text: 'Posso portare mia sorella? Vorrebbe iscriversi.' };
  if (first !== undefined) await call(contract.messages.insert, { body: question, token: first });
}
