import type { BattleSettings, TournamentLeader, TournamentLeaders } from '@poketorneo/contract';
import { flushSync } from 'react-dom';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { breakpoints } from '../../ui/theme/breakpoints.ts';
import { LeadersBoard } from './board/LeadersBoard.tsx';
import { goToLeader } from './board/scroll-to-section.ts';
import { Challenge } from './card/Challenge.tsx';
import { LeaderCard } from './card/LeaderCard.tsx';
import { useCollapsibles } from './collapsible/use-collapsibles.ts';
import { Journey } from './journey/Journey.tsx';
import { firstUndefeatedSection, resolveSection } from './section.ts';

interface OwnLeadersProps {
  tournaments: readonly TournamentLeaders[];
  /** The section in the URL. */
  urlSection: string | undefined;
  settings: BattleSettings | undefined;
  /** Opens a Pokémon's window; null for the reward. */
  open: (leader: TournamentLeader, order: number | null) => void;
}

/** Cards in one column, see LeadersBoard.module.css. */
const phone = `(max-width: ${breakpoints.width.medium}rem)`;

/** The player's tournaments, each with its journey above its leaders. */
export function OwnLeaders({ tournaments, urlSection, settings, open }: OwnLeadersProps) {
  const isPhone = useMediaQuery(phone);
  const collapsibles = useCollapsibles(
    tournaments,
    urlSection === undefined ? null : resolveSection(urlSection, tournaments),
  );
  const go = (leader: TournamentLeader) => {
    // Before scrolling, the card needs its full height.
    flushSync(() => collapsibles.expand(leader.id));
    goToLeader(leader);
  };

  return (
    <LeadersBoard
      tournaments={tournaments}
      urlSection={urlSection}
      section={resolveSection(urlSection ?? firstUndefeatedSection(tournaments), tournaments)}
      opensAtSection
      renderAbove={(tournament) => <Journey tournament={tournament} onGo={go} />}
      renderLeader={(leader, isExpected) => (
        <LeaderCard
          leader={leader}
          isExpected={isExpected}
          action={<Challenge leader={leader} settings={settings} />}
          collapsible={
            isPhone && leader.defeated
              ? {
                  isCollapsed: collapsibles.isCollapsed(leader.id),
                  onToggle: () => collapsibles.toggle(leader.id),
                }
              : undefined
          }
          use={{
            kind: 'player',
            open: leader.unlocked && !leader.defeated ? (order) => open(leader, order) : null,
          }}
        />
      )}
    />
  );
}
