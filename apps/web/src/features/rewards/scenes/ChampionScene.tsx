import type { NotificationFactsOf } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ChampionScene.module.css';
import type { SceneProps } from './scene-props.ts';
import { useSoundOnce } from './use-sound-once.ts';

interface ChampionSceneProps extends SceneProps {
  champion: NotificationFactsOf<'champion-unlocked'>;
}

/** A gate opens on the champion's silhouette, which takes on colour. */
export function ChampionScene({ champion, isStill, onDone }: ChampionSceneProps) {
  const playUnlock = useSoundOnce('unlock', isStill);
  const { championName, championPicture } = champion;
  return (
    <div className={styles.scene} data-still={isStill || undefined}>
      <img className={styles.shadow} src={assetUrl(championPicture)} alt="" />
      <img
        className={styles.champion}
        src={assetUrl(championPicture)}
        alt={championName}
        onAnimationEnd={onDone}
      />
      <span className={styles.door} data-side="left" onAnimationStart={playUnlock} />
      <span className={styles.door} data-side="right" />
    </div>
  );
}
