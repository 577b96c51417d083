import { Tabs } from '@base-ui/react/tabs';
import type { Leaderboard } from '@poketorneo/contract';
import { useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../lib/motion.ts';
import styles from './CarouselTabs.module.css';

interface CarouselTabsProps {
  boards: readonly Leaderboard[];
  selected: number;
}

/** The leaderboards' titles; the selected tab is scrolled into view. */
export function CarouselTabs({ boards, selected }: CarouselTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-slide="${selected}"]`);
    if (tab === null || tab === undefined) return;
    const middle = tab.offsetLeft + tab.offsetWidth / 2 - (strip.current?.clientWidth ?? 0) / 2;
    // Horizontally only: scrollIntoView would also scroll the page.
    strip.current?.scrollTo({ left: middle, behavior: scrollBehavior() });
  }, [selected]);

  return (
    <Tabs.List className={styles.strip} ref={strip} activateOnFocus>
      {boards.map(({ kind, title }, index) => (
        <Tabs.Tab key={kind} className={styles.tab} value={index} data-slide={index}>
          {title}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
