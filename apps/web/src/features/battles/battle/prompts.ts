import type { BattleTerms } from '@poketorneo/contract';
import { openPosition } from '../commands/draft.ts';
import type { Deciding } from '../commands/index.ts';

interface PromptParts {
  deciding: Deciding | null;
  terms: BattleTerms;
  isSending: boolean;
  isOffline: boolean;
  refusal: string | null;
}

/** The text box's question while nothing plays; null leaves the last sentence there. */
export function promptOf({
  deciding,
  terms,
  isSending,
  isOffline,
  refusal,
}: PromptParts): string | null {
  if (isOffline) return 'Connessione persa: la tua scelta è al sicuro, riprovo…';
  if (isSending || deciding === null) return null;
  if (refusal !== null) return refusal;
  const { request, draft, aimed } = deciding;
  if (aimed !== null) return 'Chi vuoi colpire?';
  const open = openPosition(draft);
  const position = open === null ? null : request.positions[open];
  if (position === null || position === undefined) return null;
  if (position.mustSwitch) return 'Chi mandi in campo?';
  const own = request.team.find(({ place }) => place === position.place);
  const name = own === undefined ? undefined : terms.forms[own.formId]?.name;
  return name === undefined ? 'Che cosa fai?' : `Che cosa fa ${name}?`;
}
