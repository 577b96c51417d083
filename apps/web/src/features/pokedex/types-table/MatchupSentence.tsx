import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { factorOf, formatFactor, type Matchup } from './matchup.ts';
import styles from './TypesTablePage.module.css';

/** The cell pointed at, in words: 'Fuoco contro Erba: x2'. Keeps its room when there is none. */
export function MatchupSentence({ matchup }: { matchup: Matchup | null }) {
  return (
    <p className={styles.sentence} role="status">
      {matchup === null ? (
        <span className={styles.hint}>Nessuna casella scelta</span>
      ) : (
        <>
          <TypeSign type={matchup.attacker} decorative className={styles.sentenceSign} />
          <span>
            {matchup.attacker.name} contro {matchup.defender.name}:{' '}
            <strong className={styles.sentenceFactor}>{formatFactor(factorOf(matchup))}</strong>
          </span>
          <TypeSign type={matchup.defender} decorative className={styles.sentenceSign} />
        </>
      )}
    </p>
  );
}
