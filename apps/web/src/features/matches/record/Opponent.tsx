import type { Challenger, TournamentLeader } from '@poketorneo/contract';
import { isAnyTierAllowed } from '@poketorneo/rules';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { leaderLabel } from '../../leaders/index.ts';
import styles from './Opponent.module.css';

interface OpponentProps {
  opponent: Challenger['attemptableLeaders'][number];
  /** Team and reward; undefined while loading. */
  leader: TournamentLeader | undefined;
  /** The leaders failed to load: only the challenger's data is shown. */
  hasFailed: boolean;
}

/** The leader of a match, with the challenger's attempts and the reward. */
export function Opponent({ opponent, leader, hasFailed }: OpponentProps) {
  const { name, sprite, order, tournamentName, numberOfMatches } = opponent;
  return (
    <div className={styles.opponent}>
      <img className={styles.portrait} src={assetUrl(sprite)} alt="" width={96} height={96} />
      <div className={styles.words}>
        <p className={styles.place}>
          {leaderLabel(order)}, {tournamentName}
        </p>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.attempt}>Tentativo {numberOfMatches + 1}</p>
      </div>
      {leader === undefined ? (
        !hasFailed && <Skeleton className={styles.facts} height="3.5rem" />
      ) : (
        <dl className={styles.facts}>
          <div>
            <dt>Tier tot.</dt>
            <dd>
              {leader.tierTot}
              {isAnyTierAllowed(numberOfMatches) && (
                <span className={styles.note}>ma ora vale ogni tier</span>
              )}
            </dd>
          </div>
          <div>
            <dt>Premio</dt>
            <dd>
              {leader.obtainablePokemon === null ? (
                'Nessuno'
              ) : (
                <>
                  <img
                    className={styles.reward}
                    src={assetUrl(leader.obtainablePokemon.sprite)}
                    alt=""
                    width={40}
                    height={40}
                  />
                  {leader.obtainablePokemon.name}
                </>
              )}
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}
