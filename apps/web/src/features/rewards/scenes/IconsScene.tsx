import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { delayed } from './delayed.ts';
import styles from './IconsScene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene-props.ts';
import { useSoundOnce } from './use-sound-once.ts';

const maxShown = 9;
/** Milliseconds between two icons. */
const between = 160;

interface IconsSceneProps extends SceneProps {
  speciesIds: readonly number[];
}

/** Silhouettes that take on colour. */
export function IconsScene({ speciesIds, isStill, onDone }: IconsSceneProps) {
  const playUnlock = useSoundOnce('unlock', isStill);
  const shown = speciesIds.slice(0, maxShown);
  return (
    <ul
      className={styles.scene}
      data-still={isStill || undefined}
      data-one={shown.length === 1 || undefined}
    >
      {shown.map((speciesId, index) => (
        <li key={speciesId} className={styles.tile} style={delayed(index * between)}>
          <img className={styles.shadow} src={assetUrl(faceIconPath(speciesId))} alt="" />
          <img
            className={styles.icon}
            src={assetUrl(faceIconPath(speciesId))}
            alt=""
            onAnimationStart={playUnlock}
            onAnimationEnd={index === shown.length - 1 ? onDone : undefined}
          />
          <Stars />
        </li>
      ))}
    </ul>
  );
}
