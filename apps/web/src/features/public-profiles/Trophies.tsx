import type { PublicProfile } from '@poketorneo/contract';
import { Card } from '../../ui/card/Card.tsx';
import { formatPlace } from '../../ui/format/counts.ts';
import { BadgeCase } from '../badges/index.ts';
import { duelRecordRows, hasDuels } from '../duel-record/index.ts';
import { formatScore, Medal, medalOf } from '../leaderboards/index.ts';
import { PlayerSeasons } from '../seasons/index.ts';
import styles from './Trophies.module.css';

/** The player's ranks, duels, badges and past seasons. */
export function Trophies({
  profile: { tournaments, ranks, duels, seasons },
}: {
  profile: PublicProfile;
}) {
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
      {hasDuels(duels) && (
        <Card as="section" className={styles.card} aria-labelledby="sfide">
          <h2 id="sfide" className={styles.title}>
            Sfide
          </h2>
          <ul className={styles.rows}>
            {duelRecordRows(duels).map(({ label, value }) => (
              <li key={label} className={styles.row}>
                <span className={styles.board}>{label}</span>
                <span className={styles.position}>{value}</span>
              </li>
            ))}
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
