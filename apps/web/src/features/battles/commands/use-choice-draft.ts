import type { BattleAction, BattleChoice, BattleRequest } from '@poketorneo/contract';
import { useState } from 'react';
import type { Aim } from '../stage/index.ts';
import {
  choiceOf,
  type DraftActions,
  initialActions,
  mustSwitch,
  openPositionOf,
  withAction,
  withoutLast,
} from './draft.ts';
import { movesAt } from './move-forecast.ts';

export interface ChoiceDraft {
  readonly request: BattleRequest;
  readonly actions: DraftActions;
  /** The slot of the move being aimed; null while none is. */
  readonly aimedSlot: number | null;
}

/** The actions chosen so far for a request; calls back once they are a whole choice. */
export function useChoiceDraft(
  request: BattleRequest | null,
  onChoice: (choice: BattleChoice) => void,
) {
  const [state, setState] = useState<ChoiceDraft | null>(null);
  const draft: ChoiceDraft | null =
    request === null
      ? null
      : state?.request === request
        ? state
        : { request, actions: initialActions(request), aimedSlot: null };
  const openPosition = draft === null ? null : openPositionOf(draft.actions);

  function addAction(action: BattleAction) {
    if (draft === null) return;
    const actions = withAction(draft.request, draft.actions, action);
    const choice = choiceOf(actions);
    // A whole choice is sent; a rejected one starts from an empty draft again.
    setState(choice === null ? { ...draft, actions, aimedSlot: null } : null);
    if (choice !== null) onChoice(choice);
  }

  return {
    draft,
    openPosition,
    /** The open position has to switch. */
    isSwitchForced: draft !== null && mustSwitch(draft.request, draft.actions),
    chooseMove(slot: number) {
      const move = draft === null ? undefined : movesAt(draft.request, openPosition)[slot - 1];
      if (draft === null || move === undefined || move.isDisabled) return;
      const [only, another] = move.aims;
      if (another !== undefined)
        setState({ ...draft, aimedSlot: draft.aimedSlot === slot ? null : slot });
      else addAction({ do: 'move', slot, ...(only !== undefined && { at: only }) });
    },
    aim(at: Aim) {
      if (draft?.aimedSlot !== null && draft !== null)
        addAction({ do: 'move', slot: draft.aimedSlot, at });
    },
    switchTo(to: number) {
      addAction({ do: 'switch', to });
    },
    /** Undoes the last step; false without one. */
    back(): boolean {
      if (draft === null) return false;
      if (draft.aimedSlot !== null) {
        setState({ ...draft, aimedSlot: null });
        return true;
      }
      const actions = withoutLast(draft.request, draft.actions);
      if (actions === null) return false;
      setState({ ...draft, actions });
      return true;
    },
  };
}
