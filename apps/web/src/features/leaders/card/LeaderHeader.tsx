import type { TournamentLeader } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { leaderLabel } from '../leader-label.ts';
import styles from './LeaderHeader.module.css';

interface LeaderHeaderProps {
  leader: TournamentLeader;
  /** Shows whether the leader is defeated. */
  showsProgress: boolean;
  /** Leaves out pictures but reserves their space. */
  isFar: boolean;
  /** The card's collapsible row already holds the heading. */
  isNamedAbove?: boolean;
}

export function LeaderHeader({
  leader,
  showsProgress,
  isFar,
  isNamedAbove = false,
}: LeaderHeaderProps) {
  const { id, name, sprite, order, isDoubleBattle, tierTot, defeated, dominantType } = leader;
  return (
    <header className={styles.header} data-marked={isNamedAbove || undefined}>
      {isFar ? (
        <span className={styles.portrait} />
      ) : (
        <>
          <TypeSign className={styles.watermark} type={dominantType} decorative />
          <img
            className={styles.portrait}
            src={assetUrl(sprite)}
            alt=""
            width={240}
            height={240}
            loading="lazy"
            decoding="async"
          />
        </>
      )}
      <div className={styles.words}>
        <p className={styles.place}>{leaderLabel(order)}</p>
        {isNamedAbove ? (
          <p className={styles.name} aria-hidden="true">
            {name}
          </p>
        ) : (
          <h3 className={styles.name} id={`leader-name-${id}`}>
            {name}
          </h3>
        )}
        <ul className={styles.facts}>
          <li className={styles.fact}>{isDoubleBattle ? 'Doppio' : 'Singolo'}</li>
          <li className={styles.fact}>Tier tot.: {tierTot}</li>
          {showsProgress && defeated && (
            <li className={styles.fact} data-defeated>
              Sfida vinta
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}
