import type { BattleTerms } from '@poketorneo/contract';
import type { ChoiceDraft } from '../commands/index.ts';

interface PromptParts {
  draft: ChoiceDraft | null;
  /** The position that is being decided for; null for none. */
  openPosition: number | null;
  terms: BattleTerms;
  isSending: boolean;
  isOffline: boolean;
  refusal: string | null;
  /** Added to the question for a move; null for nothing. */
  hint: string | null;
}

/** The text box's question while nothing plays; null leaves the last sentence there. */
export function promptOf({
  draft,
  openPosition,
  terms,
  isSending,
  isOffline,
  refusal,
  hint,
}: PromptParts): string | null {
  if (isOffline) return 'Connessione persa: la tua scelta è al sicuro, riprovo…';
  if (isSending || draft === null) return null;
  if (refusal !== null) return refusal;
  const { request, aimedSlot } = draft;
  const position = openPosition === null ? null : request.positions[openPosition];
  if (position === null || position === undefined) return null;
  if (aimedSlot !== null) {
    const move = position.moves[aimedSlot - 1]?.move ?? '';
    const name = terms.moves[move]?.name;
    return name === undefined ? 'Chi vuoi colpire?' : `Chi vuoi colpire con ${name}?`;
  }
  if (position.mustSwitch) return 'Chi mandi in campo?';
  const own = request.team.find(({ place }) => place === position.place);
  const name = own === undefined ? undefined : terms.forms[own.formId]?.name;
  const question = name === undefined ? 'Che cosa fai?' : `Che cosa fa ${name}?`;
  return hint === null ? question : `${question} ${hint}`;
}
