import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { Fragment, type ReactNode } from 'react';
import type { Section } from '../section.ts';
import { tournamentElementId } from './element-ids.ts';
import styles from './LeadersBoard.module.css';
import { TournamentTabs } from './TournamentTabs.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface LeadersBoardProps {
  tournaments: readonly TournamentLeaders[];
  /** The section as the address has it. */
  addressed: string | undefined;
  /** What it means, or what is meant where the address says nothing. */
  section: Section | null;
  /** The page opens there at once; else it scrolls there. */
  opensAtSection?: boolean;
  /** What stands above a tournament's leaders. */
  renderAbove?: (tournament: TournamentLeaders) => ReactNode;
  /** `isExpected`: the list opens there, or is going to scroll there. */
  renderLeader: (leader: TournamentLeader, isExpected: boolean) => ReactNode;
}

/** The leaders of several tournaments in one long list, with a bar of tabs that follows it. */
export function LeadersBoard({
  tournaments,
  addressed,
  section,
  opensAtSection = false,
  renderAbove,
  renderLeader,
}: LeadersBoardProps) {
  useScrollToSection({ addressed, section, opensAtSection });
  // Unasked, it is the tournament's heading and map that are shown.
  const shown = addressed === undefined && section !== null ? { ...section, order: 1 } : section;

  return (
    <>
      <TournamentTabs
        tournaments={tournaments}
        first={opensAtSection ? section?.tournamentId : undefined}
      />
      <div className={styles.list}>
        {tournaments.map((tournament) => (
          <section
            key={tournament.id}
            id={tournamentElementId(tournament.id)}
            className={styles.tournament}
            aria-labelledby={`tournament-name-${tournament.id}`}
          >
            <h2 className={styles.name} id={`tournament-name-${tournament.id}`}>
              {tournament.name}
            </h2>
            {renderAbove?.(tournament)}
            <ul className={styles.leaders}>
              {tournament.leaders.map((leader) => (
                <Fragment key={leader.id}>{renderLeader(leader, isNearTo(leader, shown))}</Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * Whether a leader is a section's own, beside it, or in the first row below the heading that
 * is shown.
 */
function isNearTo({ tournamentId, order }: Section, section: Section | null): boolean {
  if (section?.tournamentId !== tournamentId) return false;
  const distance = section.order === 1 ? 2 : 1;
  return Math.abs(section.order - order) <= distance;
}
