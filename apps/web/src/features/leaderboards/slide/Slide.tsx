import { Tabs } from '@base-ui/react/tabs';
import { type Leaderboard, leaderboardRules } from '@poketorneo/contract';
import { useRef, useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { scrollBehavior } from '../../../lib/motion.ts';
import { useSession } from '../../../lib/session.ts';
import { BoardRow } from './BoardRow.tsx';
import { OwnPosition } from './OwnPosition.tsx';
import { PodiumStep, podiumSize } from './PodiumStep.tsx';
import styles from './Slide.module.css';

interface SlideProps {
  board: Leaderboard;
  index: number;
  /** Selected, or next to the selected slide. */
  isNear: boolean;
}

/** One leaderboard with its own scrolling, so that the page's height is the same for all slides. */
export function Slide({ board, index, isNear }: SlideProps) {
  const panel = useRef<HTMLDivElement>(null);
  const user = useSession();
  const [isMarked, setMarked] = useState(false);
  const { kind, title, bgImage, bgColor, userLeaderboards: rows } = board;

  function showOwnRow(): void {
    const row = panel.current?.querySelector<HTMLElement>('[data-own]');
    if (panel.current === null || row === null || row === undefined) return;
    setMarked(true);
    row.focus({ preventScroll: true });
    const middle = row.offsetTop - (panel.current.clientHeight - row.offsetHeight) / 2;
    panel.current.scrollTo({ top: middle, behavior: scrollBehavior() });
  }

  return (
    <div className={styles.place}>
      <Tabs.Panel
        ref={panel}
        className={styles.slide}
        style={{ backgroundColor: bgColor }}
        value={index}
        keepMounted
        // Visible while sliding past.
        hidden={false}
      >
        <header className={styles.banner}>
          <img
            className={styles.background}
            data-kind={kind}
            src={assetUrl(bgImage)}
            alt=""
            width={1600}
            height={500}
            decoding="async"
          />
          <h2 className={styles.title}>{title}</h2>
        </header>
        <OwnPosition board={board} onClick={showOwnRow} />
        {rows.length === 0 ? (
          <p className={styles.empty}>Ancora nessun punteggio</p>
        ) : (
          isNear && (
            <ol className={styles.rows}>
              {rows.map((row, position) => {
                const isOwn = row.userId === user?.id;
                const shown = { kind, row, isOwn, isMarked: isMarked && isOwn };
                return position < podiumSize ? (
                  <PodiumStep key={row.userId} {...shown} step={position} />
                ) : (
                  <BoardRow
                    key={row.userId}
                    {...shown}
                    hasGapAbove={position === leaderboardRules.shownRows}
                  />
                );
              })}
            </ol>
          )
        )}
      </Tabs.Panel>
    </div>
  );
}
