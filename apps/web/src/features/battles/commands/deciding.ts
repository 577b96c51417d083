import type { BattleAction, BattleChoice, BattleRequest } from '@poketorneo/contract';
import { useState } from 'react';
import type { Aim } from '../stage/index.ts';
import {
  choiceOf,
  type Draft,
  emptyDraft,
  openPosition,
  withAction,
  withoutLast,
} from './draft.ts';
import { movesAt } from './effect-label.ts';

export interface Deciding {
  readonly request: BattleRequest;
  readonly draft: Draft;
  /** The slot of the move being aimed; null while none is. */
  readonly aimed: number | null;
}

/** The actions chosen so far for a request; calls back once they are a whole choice. */
export function useDeciding(
  request: BattleRequest | null,
  onChoice: (choice: BattleChoice) => void,
) {
  const [state, setState] = useState<{
    request: BattleRequest;
    draft: Draft;
    aimed: number | null;
  } | null>(null);
  const deciding: Deciding | null =
    request === null
      ? null
      : state?.request === request
        ? state
        : { request, draft: emptyDraft(request), aimed: null };
  const open = deciding === null ? null : openPosition(deciding.draft);

  function act(action: BattleAction) {
    if (deciding === null) return;
    const draft = withAction(deciding.request, deciding.draft, action);
    const choice = choiceOf(draft);
    // A whole choice is sent; a rejected one starts from an empty draft again.
    setState(choice === null ? { ...deciding, draft, aimed: null } : null);
    if (choice !== null) onChoice(choice);
  }

  return {
    deciding,
    open,
    chooseMove(slot: number) {
      const move = deciding === null ? undefined : movesAt(deciding.request, open)[slot - 1];
      if (deciding === null || move === undefined || move.isDisabled) return;
      const [only, another] = move.aims;
      if (another !== undefined)
        setState({ ...deciding, aimed: deciding.aimed === slot ? null : slot });
      else act({ do: 'move', slot, ...(only !== undefined && { at: only }) });
    },
    aim(at: Aim) {
      if (deciding?.aimed !== null && deciding !== null)
        act({ do: 'move', slot: deciding.aimed, at });
    },
    switchTo(to: number) {
      act({ do: 'switch', to });
    },
    /** Undoes the last step; false without one. */
    back(): boolean {
      if (deciding === null) return false;
      if (deciding.aimed !== null) {
        setState({ ...deciding, aimed: null });
        return true;
      }
      const draft = withoutLast(deciding.request, deciding.draft);
      if (draft === null) return false;
      setState({ ...deciding, draft });
      return true;
    },
  };
}
