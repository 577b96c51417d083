import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { Fragment, type ReactNode } from 'react';
import type { Section } from '../section.ts';
import { tournamentElementId } from './element-ids.ts';
import styles from './LeadersBoard.module.css';
import { TournamentTabs } from './TournamentTabs.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface LeadersBoardProps {
  tournaments: readonly TournamentLeaders[];
  /** The section in the URL. */
  urlSection: string | undefined;
  /** The URL's section, or the default one. */
  section: Section | null;
  /** The page opens at the section; otherwise it scrolls there. */
  opensAtSection?: boolean;
  /** Content above a tournament's leaders. */
  renderAbove?: (tournament: TournamentLeaders) => ReactNode;
  /** `isExpected`: the page opens or scrolls near this leader. */
  renderLeader: (leader: TournamentLeader, isExpected: boolean) => ReactNode;
}

/** The leaders of several tournaments in one list, with sticky tabs. */
export function LeadersBoard({
  tournaments,
  urlSection,
  section,
  opensAtSection = false,
  renderAbove,
  renderLeader,
}: LeadersBoardProps) {
  useScrollToSection({ urlSection, section, opensAtSection });
  // Without a section in the URL the page opens at the tournament's heading and map.
  const shown = urlSection === undefined && section !== null ? { ...section, order: 1 } : section;

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

/** Whether a leader is at the section, next to it, or in the first row below a heading. */
function isNearTo({ tournamentId, order }: Section, section: Section | null): boolean {
  if (section?.tournamentId !== tournamentId) return false;
  const distance = section.order === 1 ? 2 : 1;
  return Math.abs(section.order - order) <= distance;
}
