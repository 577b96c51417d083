import type { BattleAction, BattleTerms, DuelState } from '@poketorneo/contract';
import { foeOf, ofSide } from '@poketorneo/rules/battle';
import type { LinkState } from '../battle/battle-link.ts';
import { formName } from '../pokemon-labels.ts';
import { duelOf } from './duel-of.ts';

/** Names the awaited side; null while the player may decide, and after the end. */
export function waitingPromptOf(
  { battle, isSending, isOffline, chosen }: LinkState,
  terms: BattleTerms,
): string | null {
  const duel = duelOf(battle);
  if (duel?.status !== 'running' || isSending || isOffline) return null;
  const { name } = ofSide(duel.contestants, foeOf(duel.side));
  if (duel.isSealed) {
    const [action] = chosen?.step === duel.step ? chosen.choice : [];
    const own = nameOf(action, duel, terms);
    const chosenNow = own === null ? 'Hai già scelto' : `Hai scelto ${own}`;
    return `${chosenNow}. In attesa di ${name}…`;
  }
  return duel.request === null ? `${name} sceglie chi mandare in campo…` : null;
}

/** Null for a choice made elsewhere. */
function nameOf(
  action: BattleAction | undefined,
  { request }: DuelState,
  terms: BattleTerms,
): string | null {
  switch (action?.do) {
    case 'move': {
      const move = request?.positions[0]?.moves[action.slot - 1]?.move;
      return (move === undefined ? undefined : terms.moves[move]?.name) ?? null;
    }
    case 'switch': {
      const own = request?.team.find(({ place }) => place === action.to);
      return own === undefined ? null : formName(own.formId, terms);
    }
    case 'pass':
    case undefined:
      return null;
  }
}
