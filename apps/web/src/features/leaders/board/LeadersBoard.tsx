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
  /** What stands above a tournament's leaders. */
  renderAbove?: (tournament: TournamentLeaders) => ReactNode;
  /** `isExpected`: the list is going to scroll there. */
  renderLeader: (leader: TournamentLeader, isExpected: boolean) => ReactNode;
}

/** The leaders of several tournaments in one long list, with a bar of tabs that follows it. */
export function LeadersBoard({
  tournaments,
  addressed,
  section,
  renderAbove,
  renderLeader,
}: LeadersBoardProps) {
  useScrollToSection({ addressed, section, first: tournaments[0]?.id });

  return (
    <>
      <TournamentTabs tournaments={tournaments} />
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
                <Fragment key={leader.id}>
                  {renderLeader(leader, isNextTo(leader, section))}
                </Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

/** Whether a leader is a section's own, or beside it. */
function isNextTo({ tournamentId, order }: Section, section: Section | null): boolean {
  return section?.tournamentId === tournamentId && Math.abs(section.order - order) <= 1;
}
