import type { BattleAction, BattleTerms, DuelState } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import type { LinkState } from '../battle/battle-link.ts';
import { formName } from '../pokemon-labels.ts';
import { duelOf } from './duel-of.ts';

/** What is being waited for; null while the player may decide, and after the end. */
export function waitingPromptOf(
  { battle, isSending, isOffline, chosen }: LinkState,
  terms: BattleTerms,
): string | null {
  const duel = duelOf(battle);
  if (duel?.status !== 'running' || isSending || isOffline) return null;
  const { name } = ofSide(duel.contestants, foeOf(duel.side));
  if (duel.isSealed) {
    const [action] = chosen?.step === duel.step ? chosen.choice : [];
    return `Hai scelto${nameOf(action, duel, terms)}. In attesa di ${name}…`;
  }
  return duel.request === null ? `${name} sceglie chi mandare in campo…` : null;
}

/** With a space before it; empty for a choice made elsewhere. */
function nameOf(
  action: BattleAction | undefined,
  { request }: DuelState,
  terms: BattleTerms,
): string {
  switch (action?.do) {
    case 'move': {
      const move = request?.positions[0]?.moves[action.slot - 1]?.move;
      const name = move === undefined ? undefined : terms.moves[move]?.name;
      return name === undefined ? '' : ` ${name}`;
    }
    case 'switch': {
      const own = request?.team.find(({ place }) => place === action.to);
      return own === undefined ? '' : ` ${formName(own.formId, terms)}`;
    }
    case 'pass':
    case undefined:
      return '';
  }
}
