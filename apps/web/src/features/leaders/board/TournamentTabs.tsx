import type { TournamentLeaders } from '@poketorneo/contract';
import { type Ref, useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/scroll-behavior.ts';
import styles from './TournamentTabs.module.css';

interface TournamentTabsProps {
  tournaments: readonly TournamentLeaders[];
  active: number | undefined;
  onChoose: (id: number) => void;
  ref: Ref<HTMLElement>;
}

/** The bar of tournaments, below the page's header. */
export function TournamentTabs({ tournaments, active, onChoose, ref }: TournamentTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tournament="${active}"]`);
    // Sideways only: scrollIntoView would also stop the page, which may still be on its way.
    strip.current?.scrollTo({
      left: (tab?.offsetLeft ?? 0) - 24,
      behavior: scrollBehavior(),
    });
  }, [active]);

  return (
    <nav className={styles.bar} aria-label="Tornei" ref={ref}>
      <div className={styles.strip} ref={strip}>
        {tournaments.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={styles.tab}
            data-tournament={id}
            aria-current={id === active || undefined}
            onClick={() => onChoose(id)}
          >
            {name}
          </button>
        ))}
      </div>
    </nav>
  );
}
