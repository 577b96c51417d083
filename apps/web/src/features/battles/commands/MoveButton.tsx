import type { BattleTerms, ChoosableMove } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import type { CSSProperties } from 'react';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import styles from './Commands.module.css';
import type { EffectLabel } from './effect-label.ts';

interface MoveButtonProps {
  move: ChoosableMove;
  /** From 1; also its key. */
  slot: number;
  terms: BattleTerms;
  label: EffectLabel | null;
  isChosen: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Names of forced actions that are no moves. */
const forcedNames: Readonly<Record<string, string>> = { recharge: 'Riprendi fiato' };

/** Moves whose PP are not shown: forced ones and Struggle. */
const uncounted = new Set([...Object.keys(forcedNames), 'struggle']);

export function MoveButton({
  move: { move, pp, maxPp, isDisabled: isBlocked },
  slot,
  terms,
  label,
  isChosen,
  isDisabled,
  onPress,
}: MoveButtonProps) {
  const term = terms.moves[move];
  const type = typeById(term?.typeId ?? 1);
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
      aria-pressed={isChosen || undefined}
      aria-keyshortcuts={String(slot)}
      onClick={onPress}
    >
      <TypeSign type={type} className={styles.sign} />
      <span className={styles.name}>{term?.name ?? forcedNames[move] ?? move}</span>
      <span className={styles.label} data-label={label ?? undefined}>
        {isBlocked ? (pp === 0 ? 'PP finiti' : 'bloccata') : label}
      </span>
      {!uncounted.has(move) && (
        <span className={styles.pp} data-few={pp * 4 <= maxPp || undefined}>
          PP {pp}/{maxPp}
        </span>
      )}
    </button>
  );
}
