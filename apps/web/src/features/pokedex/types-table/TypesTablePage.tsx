import { useState } from 'react';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { factorOf, formatFactor, type Matchup } from './matchup.ts';
import tableStyles from './TypesTable.module.css';
import { TypesTable } from './TypesTable.tsx';
import styles from './TypesTablePage.module.css';

const meanings = [
  [2, 'superefficace: il danno raddoppia'],
  [1, 'efficacia normale'],
  [0.5, 'poco efficace: il danno si dimezza'],
  [0, 'nessun effetto'],
] as const;

/** /pokemon-types-table: each type's effectiveness against each other. */
export function TypesTablePage() {
  const [matchup, setMatchup] = useState<Matchup | null>(null);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Tabella dei tipi</h1>
      <p className={styles.introduction}>
        Scegli una casella: a sinistra il tipo della mossa, in alto il tipo di chi la subisce.
      </p>
      <MatchupSentence matchup={matchup} />
      <TypesTable matchup={matchup} onMatchup={setMatchup} />
      <MatchupLegend />
    </div>
  );
}

/** Explains the colours and factors. */
function MatchupLegend() {
  return (
    <dl className={styles.legend}>
      {meanings.map(([factor, meaning]) => (
        <div key={factor} className={styles.legendEntry}>
          <dt className={tableStyles.sample} data-factor={factor}>
            {formatFactor(factor)}
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The selected cell as a sentence: 'Fuoco contro Erba: x2'. Reserves its height without one. */
function MatchupSentence({ matchup }: { matchup: Matchup | null }) {
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
