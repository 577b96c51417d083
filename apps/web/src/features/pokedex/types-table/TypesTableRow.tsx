import { memo } from 'react';
import { factorOf, formatFactor, type Matchup } from './matchup.ts';
import { TypeHeading } from './TypeHeading.tsx';
import styles from './TypesTable.module.css';

interface TypesTableRowProps {
  cells: readonly Matchup[];
  /** The column of the tab stop if it is in this row. */
  tabStopColumn: number | null;
  isActiveRow: boolean;
  activeDefenderId: number | null;
  onMatchup: (matchup: Matchup) => void;
}

export const TypesTableRow = memo(function TypesTableRow({
  cells,
  tabStopColumn,
  isActiveRow,
  activeDefenderId,
  onMatchup,
}: TypesTableRowProps) {
  const attacker = cells[0]?.attacker;
  if (attacker === undefined) return null;
  return (
    <tr data-active={isActiveRow || undefined}>
      <TypeHeading type={attacker} scope="row" isActive={isActiveRow} />
      {cells.map((matchup, column) => (
        <FactorCell
          key={matchup.defender.id}
          matchup={matchup}
          isTabStop={tabStopColumn === column}
          isActiveColumn={activeDefenderId === matchup.defender.id}
          onMatchup={onMatchup}
        />
      ))}
    </tr>
  );
});

interface FactorCellProps {
  matchup: Matchup;
  isTabStop: boolean;
  isActiveColumn: boolean;
  onMatchup: (matchup: Matchup) => void;
}

/** The factors shown in small cells. */
const shortFactors = { 0: '0', 0.5: '½', 1: '·', 2: '2' } as const;

const FactorCell = memo(function FactorCell({
  matchup,
  isTabStop,
  isActiveColumn,
  onMatchup,
}: FactorCellProps) {
  const factor = factorOf(matchup);
  const pointAt = () => onMatchup(matchup);
  return (
    <td
      className={styles.cell}
      tabIndex={isTabStop ? 0 : -1}
      data-factor={factor}
      data-short={shortFactors[factor]}
      data-active={isActiveColumn || undefined}
      onPointerEnter={pointAt}
      onFocus={pointAt}
    >
      <span className={styles.factor}>{formatFactor(factor)}</span>
    </td>
  );
});
