import { assetUrl } from '../../lib/asset-url.ts';
import styles from './AnimatedLayers.module.css';
import { type BackgroundName, layersOf } from './layers.ts';

/** The moving layers over a background. */
export function AnimatedLayers({ name }: { name: BackgroundName }) {
  return (
    <div className={styles.layers}>
      {layersOf[name].map(({ file, motion }) => (
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
