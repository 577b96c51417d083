import { assetUrl } from '../../lib/asset-url.ts';
import styles from './SceneLife.module.css';
import { type SceneName, sceneLayers } from './scene-layers.ts';

/** The moving pictures over a landscape. */
export function SceneLife({ name }: { name: SceneName }) {
  return (
    <div className={styles.life}>
      {sceneLayers[name].map(({ file, motion }) => (
        <img
          key={file}
          src={assetUrl(`backgrounds/${file}.svg`)}
          alt=""
          width={1600}
          height={500}
          decoding="async"
          fetchPriority="low"
          data-motion={motion}
        />
      ))}
    </div>
  );
}
