import type { TournamentLeaders } from '@poketorneo/contract';
import { useLayoutEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/motion.ts';
import { scrollToTournament } from './scroll-to-section.ts';
import styles from './TournamentTabs.module.css';
import { useActiveTournament } from './use-active-tournament.ts';

interface TournamentTabsProps {
  tournaments: readonly TournamentLeaders[];
  /** The tournament at which the list opens, if not the first. */
  first: number | undefined;
}

/** The tabs of tournaments: the active one follows the scroll position. */
export function TournamentTabs({ tournaments, first }: TournamentTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const ids = tournaments.map(({ id }) => id);
  const [active, setActive] = useActiveTournament(ids, bar, first);
  const strip = useRef<HTMLDivElement>(null);
  /** The first tab is visible from the start. */
  const shown = useRef(ids[0]);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    const behavior = isOpen.current ? scrollBehavior() : 'instant';
    isOpen.current = true;
    if (shown.current === active) return;
    shown.current = active;
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tournament="${active}"]`);
    // Horizontally only: scrollIntoView would also stop the page's own scrolling.
    strip.current?.scrollTo({
      left: (tab?.offsetLeft ?? 0) - 24,
      behavior,
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
