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
  /** The move that is being aimed; null while none is. */
  readonly aimed: number | null;
}

/** What is being decided of a request, until it is decided. */
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
    // Decided, it waits for what comes of it; refused, it begins anew.
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
    /** One step back; false where there is none. */
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
