import type { BattleTerms } from '@poketorneo/contract';
import type { BattleView } from '@poketorneo/rules/battle';
import { type ReactNode, useRef } from 'react';
import { Bench } from './Bench.tsx';
import styles from './Commands.module.css';
import type { Deciding } from './deciding.ts';
import { openPosition, withoutLast } from './draft.ts';
import { effectLabel, movesAt } from './effect-label.ts';
import { MoveButton } from './MoveButton.tsx';

interface CommandsProps {
  deciding: Deciding | null;
  view: BattleView;
  terms: BattleTerms;
  /** While events play or a decision is being sent. */
  isOff: boolean;
  onMove: (slot: number) => void;
  onSwitch: (place: number) => void;
  onTeam: () => void;
  onSurrender: () => void;
  onBack: () => void;
  children?: ReactNode;
}

/** The moves or the bench, and the buttons below them. */
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
  // While the turn plays, the last moves stay visible.
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
