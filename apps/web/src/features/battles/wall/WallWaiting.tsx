import { useQuery } from '@tanstack/react-query';
import { assetUrl } from '../../../lib/asset-url.ts';
import { productName } from '../../../lib/page.ts';
import { AnimatedBackground } from '../../../ui/animated-background/AnimatedBackground.tsx';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import { leaderboardQueries } from '../../leaderboards/index.ts';
import styles from './WallPage.module.css';

const readingMs = 60_000;
const shownRows = 5;

/** Between duels: the way in, and the first of the board. */
export function WallWaiting() {
  const { data } = useQuery({ ...leaderboardQueries.all(), refetchInterval: readingMs });
  const rows =
    data?.find(({ kind }) => kind === 'duels')?.userLeaderboards.slice(0, shownRows) ?? [];
  return (
    <div className={styles.waiting}>
      <AnimatedBackground className={styles.background} name="arena" isFirst />
      <div className={styles.invitation}>
        <h1 className={styles.product}>{productName}</h1>
        <p className={styles.line}>Chi lotta adesso? Inquadra e lancia la sfida!</p>
        <QrCode
          text={location.origin}
          label={`Indirizzo di ${productName}`}
          className={styles.code}
        />
        <p className={styles.address}>{location.host}</p>
      </div>
      <section className={styles.board} aria-labelledby="parete-sfide">
        <h2 id="parete-sfide" className={styles.boardTitle}>
          Sfide
        </h2>
        {rows.length === 0 ? (
          <p className={styles.none}>La classifica aspetta le prime lotte.</p>
        ) : (
          <ol className={styles.rows}>
            {rows.map(({ userId, userName, icon, position, score }) => (
              <li key={userId} className={styles.row}>
                <span>{position}º</span>
                <img
                  src={assetUrl(icon)}
                  alt=""
                  width={96}
                  height={96}
                  className={styles.icon}
                  decoding="async"
                />
                <span className={styles.name}>{userName}</span>
                <span className={styles.score}>{score}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
