import type { PublicProfile } from '@poketorneo/contract';
import { Card } from '../../ui/card/Card.tsx';
import { formatPlace } from '../../ui/format/counts.ts';
import { BadgeCase } from '../badges/index.ts';
import { formatScore, Medal, medalOf } from '../leaderboards/index.ts';
import { PlayerSeasons } from '../seasons/index.ts';
import styles from './Trophies.module.css';

/** The player's badges, ranks and past seasons. */
export function Trophies({ profile: { tournaments, ranks, seasons } }: { profile: PublicProfile }) {
  return (
    <>
      {ranks.length > 0 && (
        <Card as="section" className={styles.card} aria-labelledby="classifiche">
          <h2 id="classifiche" className={styles.title}>
            In classifica
          </h2>
          <ul className={styles.rows}>
            {ranks.map(({ kind, title, score, position }) => {
              const metal = medalOf({ position, score });
              return (
                <li key={kind} className={styles.row}>
                  <span className={styles.board}>
                    {title}
                    <span className={styles.score}>{formatScore(kind, score)}</span>
                  </span>
                  <span className={styles.position}>
                    {metal !== null && <Medal metal={metal} />}
                    {formatPlace(position)}
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      )}
      {tournaments.map((tournament) => (
        <BadgeCase key={tournament.id} tournament={tournament} />
      ))}
      {seasons.length > 0 && (
        <Card as="section" className={styles.card} aria-labelledby="stagioni-passate">
          <h2 id="stagioni-passate" className={styles.title}>
            Stagioni passate
          </h2>
          <PlayerSeasons seasons={seasons} />
        </Card>
      )}
    </>
  );
}
