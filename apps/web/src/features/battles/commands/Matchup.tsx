import { factorSign } from './EffectLabels.tsx';
import styles from './Matchup.module.css';
import type { SwitchForecast } from './switch-forecast.ts';

interface MatchupProps extends SwitchForecast {
  className: string | undefined;
}

/** How well a Pokémon would stand against the foes on the field. */
export function Matchup({ deals, takes, className }: MatchupProps) {
  return (
    <span className={`${styles.matchup} ${className}`}>
      <Factor word="Colpisce" factor={deals} isGood={(deals ?? 1) > 1} />
      <Factor word="Subisce" factor={takes} isGood={(takes ?? 1) < 1} />
    </span>
  );
}

interface FactorProps {
  word: string;
  factor: number | null;
  isGood: boolean;
}

function Factor({ word, factor, isGood }: FactorProps) {
  if (factor === null) return null;
  return (
    <span className={styles.factor} data-tone={factor === 1 ? undefined : isGood ? 'good' : 'bad'}>
      <span className={styles.word}>{word} </span>
      {factorSign(factor)}
    </span>
  );
}
