import type { Leaderboard } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { productName } from '../../../lib/page.ts';
import { publicAddress, publicUrl } from '../../../lib/public-url.ts';
import { AnimatedBackground } from '../../../ui/animated-background/AnimatedBackground.tsx';
import { formatCount } from '../../../ui/format/counts.ts';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { leaderboardQueries, Medal, medalOf } from '../../leaderboards/index.ts';
import { boardsOfWall } from './boards-of-wall.ts';
import { useClubName } from './use-club-name.ts';
import styles from './WallPage.module.css';
import { WallTitle } from './WallTitle.tsx';

const readingMs = 60_000;
/** Each board stays as long. */
const boardMs = 20_000;

const steps = ['Inquadra e accedi', 'Apri PvP e lancia la sfida', 'La lotta appare qui'] as const;

/** Between duels: the way in, and one leaderboard after the other. */
export function WallWaiting() {
  const { data } = useQuery({ ...leaderboardQueries.all(), refetchInterval: readingMs });
  const clubName = useClubName();
  const boards = boardsOfWall(data ?? []);
  const turn = useTurn();
  const board = boards[turn % Math.max(1, boards.length)];
  return (
    <div className={styles.waiting} data-alone={board === undefined || undefined}>
      <AnimatedBackground className={styles.background} name="arena" isFirst />
      <div className={styles.invitation}>
        <WallTitle>{clubName ?? productName}</WallTitle>
        <p className={styles.line}>Chi lotta adesso?</p>
        <div className={styles.entrance}>
          <QrCode
            text={publicUrl('')}
            label={`Indirizzo di ${productName}`}
            className={styles.code}
          />
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        <p className={styles.address}>{publicAddress()}</p>
      </div>
      {board !== undefined && <Board key={board.kind} board={board} />}
    </div>
  );
}

/** Counts on at intervals. */
function useTurn(): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), boardMs);
    return () => clearInterval(timer);
  }, []);
  return turn;
}

function Board({ board: { title, userLeaderboards } }: { board: Leaderboard }) {
  return (
    <section className={styles.board} aria-labelledby="parete-classifica">
      <h2 id="parete-classifica" className={styles.boardTitle}>
        {title}
      </h2>
      <ol className={styles.rows}>
        {userLeaderboards.map((row) => {
          const metal = medalOf(row);
          return (
            <li key={row.userId} className={styles.row}>
              <span className={styles.place}>
                {metal === null ? `${row.position}º` : <Medal metal={metal} />}
              </span>
              <img
                src={assetUrl(row.icon)}
                alt=""
                width={96}
                height={96}
                className={styles.icon}
                decoding="async"
              />
              <span className={styles.name}>{row.userName}</span>
              <span className={styles.score}>{formatCount(row.score)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
