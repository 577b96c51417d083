import type { DuelTerms } from '@poketorneo/contract';
import { changeTerms } from './change-terms.ts';
import { paceLabels, paceOrder, ratedName, teamsLabels, teamsOrder } from './labels.ts';
import styles from './TermsChips.module.css';

interface TermsProps {
  terms: DuelTerms;
  onChange: (terms: DuelTerms) => void;
}

interface TermsChipsProps extends TermsProps {
  /** Shows all terms. */
  onMore: () => void;
  /** Whether all terms are shown below; undefined where they open in a window. */
  isMoreOpen?: boolean;
}

/** The terms that change most: each chip takes its next value. */
export function TermsChips({ terms, onChange, onMore, isMoreOpen }: TermsChipsProps) {
  const change = (part: Partial<DuelTerms>) => onChange(changeTerms(terms, part));
  const { teams, pace, rated } = terms;
  return (
    <div className={styles.chips}>
      <Chip
        what="Squadre"
        value={teamsLabels[teams].name}
        onPress={() => change({ teams: after(teamsOrder, teams) })}
      />
      <Chip
        what="Ritmo"
        value={paceLabels[pace].name}
        onPress={() => change({ pace: after(paceOrder, pace) })}
      />
      <Chip what="Vale" value={ratedName(rated)} onPress={() => change({ rated: !rated })} />
      <button
        type="button"
        className={styles.more}
        aria-expanded={isMoreOpen}
        aria-haspopup={isMoreOpen === undefined ? 'dialog' : undefined}
        onClick={onMore}
      >
        Altro
      </button>
    </div>
  );
}

interface ChipProps {
  what: string;
  value: string;
  onPress: () => void;
}

function Chip({ what, value, onPress }: ChipProps) {
  return (
    <button type="button" className={styles.chip} onClick={onPress}>
      <span className={styles.what}>{what}</span> <span>{value}</span>
    </button>
  );
}

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}
