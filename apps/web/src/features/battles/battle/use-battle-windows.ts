import type { BattleSide, Combatant } from '@poketorneo/contract';
import { type BattleView, foeOf } from '@poketorneo/rules/battle';
import { useState } from 'react';
import type { ChoiceDraft } from '../commands/index.ts';
import { moveHint } from './move-hint.ts';

export type WindowName = 'team' | 'surrender' | 'log' | 'help' | 'field';

/** A window over a battle. */
export type BattleWindow =
  | { readonly name: WindowName }
  /** The slot is shown first. */
  | { readonly name: 'moves'; readonly slot: number }
  | { readonly name: 'pokemon'; readonly who: Combatant };

interface WindowsOptions {
  readonly isRunning: boolean;
  readonly draft: ChoiceDraft | null;
  readonly view: BattleView;
  readonly side: BattleSide;
}

/** The open window of a battle; the functions that open one return whether it can be opened. */
export function useBattleWindows({ isRunning, draft, view, side }: WindowsOptions) {
  const [openWindow, setOpenWindow] = useState<BattleWindow | null>(null);

  function open(name: WindowName): boolean {
    if (!isRunning && name !== 'log' && name !== 'help') return false;
    setOpenWindow({ name });
    return true;
  }

  function explainMove(slot: number): boolean {
    if (draft === null) return false;
    moveHint.set('seen');
    setOpenWindow({ name: 'moves', slot });
    return true;
  }

  function inspect(who: Combatant): boolean {
    setOpenWindow({ name: 'pokemon', who });
    return true;
  }

  function inspectFoe(): boolean {
    const foe = foeOf(side);
    const place = view.sides[foe].active.find((one) => one !== null) ?? null;
    return place !== null && inspect({ side: foe, place });
  }

  return {
    openWindow,
    open,
    explainMove,
    inspect,
    keys: {
      n: inspectFoe,
      c: () => open('field'),
      s: () => open('team'),
      i: () => explainMove(1),
      a: () => open('surrender'),
      '?': () => open('help'),
    },
    close: () => setOpenWindow(null),
  };
}
