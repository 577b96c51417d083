import type { BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { type ReactNode, useRef } from 'react';
import { Bench } from './Bench.tsx';
import styles from './Commands.module.css';
import { openPositionOf, withoutLast } from './draft.ts';
import { effectLabel, movesAt } from './effect-label.ts';
import { MoveButton } from './MoveButton.tsx';
import type { ChoiceDraft } from './use-choice-draft.ts';

interface CommandsProps {
  draft: ChoiceDraft | null;
  view: BattleView;
  terms: BattleTerms;
  /** While events play or a decision is being sent. */
  isDisabled: boolean;
  onMove: (slot: number) => void;
  onSwitch: (place: number) => void;
  onTeam: () => void;
  onSurrender: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/** The moves or the bench, and the buttons below them. */
export function Commands({
  draft,
  view,
  terms,
  isDisabled,
  onMove,
  onSwitch,
  onTeam,
  onSurrender,
  onBack,
}: CommandsProps) {
  const last = useRef<ChoiceDraft | null>(null);
  const openPosition = draft === null ? null : openPositionOf(draft.actions);
  const mustSwitch =
    draft !== null &&
    openPosition !== null &&
    draft.request.positions[openPosition]?.mustSwitch === true;
  if (draft !== null && !mustSwitch) last.current = draft;
  // While the turn plays, the last moves stay visible.
  const shown = draft ?? last.current;
  const moves = shown === null ? [] : movesAt(shown.request, openPositionOf(shown.actions));
  const canGoBack =
    draft !== null &&
    (draft.aimedSlot !== null || withoutLast(draft.request, draft.actions) !== null);
  return (
    <fieldset className={styles.commands} aria-label="Comandi">
      <div className={styles.moves}>
        {mustSwitch ? (
          <Bench draft={draft} terms={terms} onSwitch={onSwitch} />
        ) : (
          moves.map((move, index) => (
            <MoveButton
              key={move.move}
              move={move}
              slot={index + 1}
              terms={terms}
              label={effectLabel(move, { view, terms, side: 1 })}
              isChosen={draft?.aimedSlot === index + 1}
              isDisabled={isDisabled}
              onPress={() => {
                if (!isDisabled) onMove(index + 1);
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
