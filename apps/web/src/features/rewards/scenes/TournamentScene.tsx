import type { NotificationFactsOf } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import type { SceneProps } from './scene-props.ts';
import styles from './TournamentScene.module.css';
import { useSoundOnce } from './use-sound-once.ts';

interface TournamentSceneProps extends SceneProps {
  tournament: NotificationFactsOf<'tournament-unlocked'>;
}

/** The padlock falls off the poster, which takes on colour. */
export function TournamentScene({ tournament, isStill, onDone }: TournamentSceneProps) {
  const playUnlock = useSoundOnce('unlock', isStill);
  const picture = assetUrl(tournament.tournamentPicture);
  return (
    <div className={styles.scene} data-still={isStill || undefined}>
      <img className={styles.grey} src={picture} alt="" />
      <img
        className={styles.coloured}
        src={picture}
        alt={tournament.tournamentName}
        onAnimationEnd={onDone}
      />
      <img
        className={styles.lock}
        src={assetUrl('pictures/lock.svg')}
        alt=""
        onAnimationStart={playUnlock}
      />
    </div>
  );
}
