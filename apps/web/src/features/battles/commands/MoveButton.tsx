import type { BattleTerms, ChoosableMove } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import type { CSSProperties } from 'react';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import styles from './Commands.module.css';
import { EffectLabels } from './EffectLabels.tsx';
import type { MoveForecast } from './move-forecast.ts';
import { useLongPress } from './use-long-press.ts';

interface MoveButtonProps {
  move: ChoosableMove;
  /** From 1; also its key. */
  slot: number;
  terms: BattleTerms;
  forecasts: readonly MoveForecast[];
  isDisabled: boolean;
  /** It has been sent. */
  isChosen: boolean;
  onPress: () => void;
  /** On a long press or a right click. */
  onExplain: () => void;
}

/** Names of forced actions that are no moves. */
const forcedNames: Readonly<Record<string, string>> = { recharge: 'Riprendi fiato' };

/** Moves whose PP are not shown: forced ones and Struggle. */
const uncounted = new Set([...Object.keys(forcedNames), 'struggle']);

/** A word that is wider than a narrow button. */
const longWord = /\S{12}/;

export function MoveButton({
  move: { move, typeId, pp, maxPp, isDisabled: isBlocked },
  slot,
  terms,
  forecasts,
  isDisabled,
  isChosen,
  onPress,
  onExplain,
}: MoveButtonProps) {
  const term = terms.moves[move];
  const type = typeById(typeId ?? term?.typeId ?? 1);
  const name = term?.name ?? forcedNames[move] ?? move;
  const longPress = useLongPress(onExplain);
  const tint: CSSProperties & Record<`--${string}`, string> = {
    '--tint': `var(--type-${type.id})`,
  };
  return (
    <button
      type="button"
      className={styles.move}
      style={tint}
      data-command
      data-choice
      aria-disabled={isDisabled || isBlocked}
      data-chosen={isChosen || undefined}
      aria-keyshortcuts={String(slot)}
      {...longPress}
      onClick={onPress}
    >
      <TypeSign type={type} className={styles.sign} />
      <span className={styles.name} data-long={longWord.test(name) || undefined}>
        {name}
      </span>
      {isBlocked ? (
        <span className={styles.label}>{pp === 0 ? 'PP finiti' : 'bloccata'}</span>
      ) : (
        <EffectLabels forecasts={forecasts} terms={terms} />
      )}
      {!uncounted.has(move) && (
        <span className={styles.pp} data-few={pp * 4 <= maxPp || undefined}>
          PP {pp}/{maxPp}
        </span>
      )}
    </button>
  );
}
