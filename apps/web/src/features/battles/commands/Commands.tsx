import type { BattleAction, BattleChoice, BattleRequest, BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { type ReactNode, useRef, useState } from 'react';
import type { Aim } from '../stage/index.ts';
import { Bench } from './Bench.tsx';
import styles from './Commands.module.css';
import {
  choiceOf,
  type Draft,
  emptyDraft,
  openPosition,
  withAction,
  withoutLast,
} from './draft.ts';
import { effectLabel, movesAt } from './effect-label.ts';
import { MoveButton } from './MoveButton.tsx';

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

interface CommandsProps {
  deciding: Deciding | null;
  view: BattleView;
  terms: BattleTerms;
  /** Nothing can be chosen now: something plays, or is on its way. */
  isOff: boolean;
  onMove: (slot: number) => void;
  onSwitch: (place: number) => void;
  onTeam: () => void;
  onSurrender: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/** What the player can do: the four moves, the team, and giving up. */
export function Commands({
  deciding,
  view,
  terms,
  isOff,
  onMove,
  onSwitch,
  onTeam,
  onSurrender,
  onBack,
}: CommandsProps) {
  const last = useRef<Deciding | null>(null);
  const open = deciding === null ? null : openPosition(deciding.draft);
  const mustSwitch =
    deciding !== null && open !== null && deciding.request.positions[open]?.mustSwitch === true;
  if (deciding !== null && !mustSwitch) last.current = deciding;
  // While the turn plays, what could be chosen before stays where it was.
  const shown = deciding ?? last.current;
  const moves = shown === null ? [] : movesAt(shown.request, openPosition(shown.draft));
  const canGoBack =
    deciding !== null &&
    (deciding.aimed !== null || withoutLast(deciding.request, deciding.draft) !== null);
  return (
    <fieldset className={styles.commands} data-off={isOff || undefined} aria-label="Comandi">
      <div className={styles.moves}>
        {mustSwitch ? (
          <Bench deciding={deciding} terms={terms} onSwitch={onSwitch} />
        ) : (
          moves.map((move, index) => (
            <MoveButton
              key={move.move}
              move={move}
              slot={index + 1}
              terms={terms}
              label={effectLabel(move, { view, terms, side: 1 })}
              isChosen={deciding?.aimed === index + 1}
              isOff={isOff}
              onPress={() => {
                if (!isOff) onMove(index + 1);
              }}
            />
          ))
        )}
      </div>
      <div className={styles.row}>
        {canGoBack && (
          <button type="button" className={styles.command} data-command onClick={onBack}>
            Indietro
          </button>
        )}
        <button
          type="button"
          className={styles.command}
          data-command
          aria-keyshortcuts="s"
          onClick={onTeam}
        >
          Squadra
        </button>
        <button
          type="button"
          className={styles.command}
          data-command
          data-grave
          onClick={onSurrender}
        >
          Arrenditi
        </button>
      </div>
    </fieldset>
  );
}
