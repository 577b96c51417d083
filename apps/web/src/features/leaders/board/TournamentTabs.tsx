import type { TournamentLeaders } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import { scrollToTournament } from './scroll-to-section.ts';
import styles from './TournamentTabs.module.css';
import { useActiveTournament } from './use-active-tournament.ts';

interface TournamentTabsProps {
  tournaments: readonly TournamentLeaders[];
}

/** The bar of tournaments, below the page's header: it follows the list, which it stands before. */
export function TournamentTabs({ tournaments }: TournamentTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const ids = tournaments.map(({ id }) => id);
  const [active, setActive] = useActiveTournament(ids, bar);
  const strip = useRef<HTMLDivElement>(null);
  const shown = useRef(active);
  useEffect(() => {
    // The first one is in view from the beginning.
    if (shown.current === active) return;
    shown.current = active;
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tournament="${active}"]`);
    // Sideways only: scrollIntoView would also stop the page, which may still be on its way.
    strip.current?.scrollTo({
      left: (tab?.offsetLeft ?? 0) - 24,
      behavior: scrollBehavior(),
    });
  }, [active]);

  return (
    <nav className={styles.bar} aria-label="Tornei" ref={bar}>
      <div className={styles.strip} ref={strip}>
        {tournaments.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            data-tournament={id}
            aria-current={id === active || undefined}
            onClick={() => {
              setActive(id);
              scrollToTournament(id);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </nav>
  );
}
