import type { NotificationFactsOf } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { assetUrl } from '../../../lib/asset-url.ts';
import { tournamentQueries } from '../../tournaments/index.ts';
import styles from './BadgeScene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene-props.ts';
import { useSoundOnce } from './use-sound-once.ts';

interface BadgeSceneProps extends SceneProps {
  badge: NotificationFactsOf<'badge'>;
}

/** The leader's portrait turns grey, the badge case replaces it, and the badge drops in. */
export function BadgeScene({ badge, isStill, onDone }: BadgeSceneProps) {
  const { data } = useQuery(tournamentQueries.badges());
  const playFanfare = useSoundOnce('badge', isStill);
  const { leaderPicture, leaderPosition, badgePicture, tournamentId } = badge;
  const tournament = data?.find(({ id }) => id === tournamentId);
  const places = tournament?.badges ?? [];
  return (
    <div className={styles.scene} data-still={isStill || undefined}>
      <div className={styles.leader}>
        <img
          className={styles.grey}
          src={assetUrl(leaderPicture)}
          alt=""
          width={240}
          height={240}
        />
        <img
          className={styles.coloured}
          src={assetUrl(leaderPicture)}
          alt=""
          width={240}
          height={240}
        />
      </div>
      <ol
        className={styles.case}
        style={{ backgroundColor: tournament?.badgeCaseBackground ?? 'var(--navy-600)' }}
      >
        {[1, 2, 3, 4, 5, 6, 7, 8].map((position) => {
          const place = places[position - 1];
          return (
            <li key={position} className={styles.place}>
              {position === leaderPosition ? (
                <>
                  <img className={styles.mould} src={assetUrl(badgePicture)} alt="" />
                  <img
                    className={styles.badge}
                    src={assetUrl(badgePicture)}
                    alt={badge.badgeName}
                    onAnimationStart={playFanfare}
                    onAnimationEnd={onDone}
                  />
                  <Stars />
                </>
              ) : (
                place !== undefined && <img src={assetUrl(place.image)} alt="" />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
