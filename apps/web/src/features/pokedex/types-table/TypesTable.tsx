import { types } from '@poketorneo/gen4/types';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import type { Matchup } from './matchup.ts';
import { matchupRows } from './matchup.ts';
import { TypeHeading } from './TypeHeading.tsx';
import styles from './TypesTable.module.css';
import { TypesTableRow } from './TypesTableRow.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface TypesTableProps {
  /** The hovered or focused cell. */
  matchup: Matchup | null;
  onMatchup: (matchup: Matchup | null) => void;
}

/** Attackers in rows, defenders in columns; a single tab stop, arrow keys move inside. */
export function TypesTable({ matchup, onMatchup }: TypesTableProps) {
  const { tableRef, tabStop, onKeyDown, onFocus } = useGridKeys(matchupRows.length);
  return (
    <table
      ref={tableRef}
      className={styles.table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation
      role="grid"
      aria-labelledby="types-table-caption"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onMatchup(null)}
    >
      <VisuallyHiddenCaption />
      <thead>
        <tr>
          <td className={styles.corner}>
            <span aria-hidden="true" className={styles.axes}>
              <span>Attacco ↓</span>
              <span>Difesa →</span>
            </span>
          </td>
          {types.map((type) => (
            <TypeHeading
              key={type.id}
              type={type}
              scope="col"
              isActive={matchup?.defender.id === type.id}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {matchupRows.map((cells, row) => (
          <TypesTableRow
            key={types[row]?.id}
            cells={cells}
            tabStopColumn={tabStop.row === row ? tabStop.column : null}
            isActiveRow={matchup?.attacker === types[row]}
            activeDefenderId={matchup?.defender.id ?? null}
            onMatchup={onMatchup}
          />
        ))}
      </tbody>
    </table>
  );
}

function VisuallyHiddenCaption() {
  return (
    <caption id="types-table-caption" className={styles.caption}>
      <VisuallyHidden>
        Efficacia dei tipi: in ogni riga il tipo che attacca, in ogni colonna il tipo che difende
      </VisuallyHidden>
    </caption>
  );
}
