import type { BattleRequest } from '@poketorneo/contract';
import { type ReactNode, useRef } from 'react';
import type { ChoiceAim } from './aiming.ts';
import styles from './Commands.module.css';
import { initialActions, openPositionOf, withoutLast } from './draft.ts';
import { MoveButton } from './MoveButton.tsx';
import { type Battlefield, forecastsOf, movesAt, userAt } from './move-forecast.ts';
import { Targets } from './Targets.tsx';
import type { ChoiceDraft } from './use-choice-draft.ts';

interface CommandsProps {
  draft: ChoiceDraft | null;
  /** The next decision: its moves are seen before the first one is due. */
  request: BattleRequest | null;
  battlefield: Battlefield;
  /** The Pokémon that can come in; null unless one has to. */
  bench: ReactNode;
  /** Null while no move is being aimed. */
  aiming: ChoiceAim | null;
  /** While events play or a decision is being sent. */
  isDisabled: boolean;
  /** The slot of the move that has been sent; null for none. */
  chosenSlot: number | null;
  onMove: (slot: number) => void;
  onTeam: () => void;
  /** Explains the moves, the one in this slot first. */
  onExplain: (slot: number) => void;
  onSurrender: () => void;
  onBack: () => void;
}

/** The moves, the targets of one or the bench, and the buttons below them. */
export function Commands({
  draft,
  request,
  battlefield,
  bench,
  aiming,
  isDisabled,
  chosenSlot,
  onMove,
  onTeam,
  onExplain,
  onSurrender,
  onBack,
}: CommandsProps) {
  const { terms } = battlefield;
  const last = useRef<ChoiceDraft | null>(null);
  if (draft !== null && bench === null) last.current = draft;
  // While the turn plays, the last moves stay visible.
  const shown = draft ?? last.current ?? firstDraft(request);
  const shownPosition = shown === null ? null : openPositionOf(shown.actions);
  const moves = shown === null ? [] : movesAt(shown.request, shownPosition);
  const user = shown === null ? null : userAt(shown.request, shownPosition);
  const canGoBack =
    draft !== null &&
    (draft.aimedSlot !== null || withoutLast(draft.request, draft.actions) !== null);
  return (
    <fieldset className={styles.commands} aria-label="Comandi">
      <div className={styles.moves}>
        {bench !== null ? (
          bench
        ) : aiming !== null ? (
          <Targets aiming={aiming} battlefield={battlefield} />
        ) : (
          moves.map((move, index) => (
            <MoveButton
              key={move.move}
              move={move}
              slot={index + 1}
              terms={terms}
              forecasts={user === null ? [] : forecastsOf(move, user, battlefield)}
              isDisabled={isDisabled}
              isChosen={index + 1 === chosenSlot}
              onPress={() => {
                if (!isDisabled) onMove(index + 1);
              }}
              onExplain={() => onExplain(index + 1)}
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
        {bench === null && aiming === null && (
          <button
            type="button"
            className={styles.command}
            data-command
            aria-keyshortcuts="i"
            onClick={() => onExplain(1)}
          >
            Mosse
          </button>
        )}
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

function firstDraft(request: BattleRequest | null): ChoiceDraft | null {
  return request === null ? null : { request, actions: initialActions(request), aimedSlot: null };
}
