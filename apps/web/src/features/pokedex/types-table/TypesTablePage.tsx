import { useState } from 'react';
import { MatchupLegend } from './MatchupLegend.tsx';
import { MatchupSentence } from './MatchupSentence.tsx';
import type { Matchup } from './matchup.ts';
import { TypesTable } from './TypesTable.tsx';
import styles from './TypesTablePage.module.css';

/** /pokemon-types-table: how strongly each type hits each other one. */
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
