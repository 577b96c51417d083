import { Tabs } from '@base-ui/react/tabs';
import type { Leaderboard } from '@poketorneo/contract';
import { useSwipe } from '../../../ui/swipe/use-swipe.ts';
import { Slide } from '../slide/Slide.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselTabs } from './CarouselTabs.tsx';
import styles from './LeaderboardCarousel.module.css';
import { useAutoAdvance } from './use-auto-advance.ts';
import { useCarousel } from './use-carousel.ts';

/** One leaderboard at a time, with a tab for each. */
export function LeaderboardCarousel({ boards }: { boards: readonly Leaderboard[] }) {
  const { viewport, selected, goTo } = useCarousel(boards.length);
  const auto = useAutoAdvance(selected, () => goTo(selected + 1));
  // Embla moves the slides with the finger, but would turn after a quick touch: `useSwipe` decides,
  // and its decision overrides Embla's.
  const swipe = useSwipe({ selected, goTo });
  const turnTo = (index: number) => {
    auto.stop();
    goTo(index);
  };

  return (
    <Tabs.Root
      render={<section aria-roledescription="carosello" aria-label="Classifiche" />}
      className={styles.carousel}
      {...auto.focusHandlers}
      {...auto.hoverHandlers}
      value={selected}
      onValueChange={(value) => turnTo(Number(value))}
    >
      <div className={styles.stage}>
        <CarouselTabs boards={boards} selected={selected} />
        <div
          className={styles.viewport}
          ref={viewport}
          {...swipe}
          onTouchStart={(event) => {
            auto.stop();
            swipe.onTouchStart(event);
          }}
        >
          <div className={styles.slides}>
            {boards.map((board, index) => (
              <Slide
                key={board.kind}
                board={board}
                index={index}
                isNear={isNeighbour(index, selected, boards.length)}
              />
            ))}
          </div>
        </div>
      </div>
      <CarouselControls boards={boards} selected={selected} onTurn={turnTo} auto={auto} />
    </Tabs.Root>
  );
}

/** Whether a slide is the selected one or next to it; the others do not render rows. */
function isNeighbour(index: number, selected: number, count: number): boolean {
  const distance = Math.abs(index - selected);
  return Math.min(distance, count - distance) <= 1;
}
