import type { TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Section } from '../section.ts';
import { tournamentElementId } from './element-ids.ts';
import styles from './LeadersBoard.module.css';
import { scrollToTournament } from './scroll-to-section.ts';
import { TournamentTabs } from './TournamentTabs.tsx';
import { useActiveTournament } from './use-active-tournament.ts';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface LeadersBoardProps {
  tournaments: readonly TournamentLeaders[];
  /** The section as the address has it. */
  addressed: string | undefined;
  /** What it means, or what is meant where the address says nothing. */
  section: Section | null;
  renderLeader: (leader: TournamentLeader) => ReactNode;
}

/** The leaders of several tournaments in one long list, with a bar of tabs that follows it. */
export function LeadersBoard({ tournaments, addressed, section, renderLeader }: LeadersBoardProps) {
  const tabs = useRef<HTMLElement>(null);
  const ids = tournaments.map(({ id }) => id);
  const [active, setActive] = useActiveTournament(ids, tabs);
  useScrollToSection({ addressed, section, first: ids[0] });

  return (
    <>
      <TournamentTabs
        ref={tabs}
        tournaments={tournaments}
        active={active}
        onChoose={(id) => {
          setActive(id);
          scrollToTournament(id);
        }}
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
            <ul className={styles.leaders}>
              {tournament.leaders.map((leader) => (
                <Fragment key={leader.id}>{renderLeader(leader)}</Fragment>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
