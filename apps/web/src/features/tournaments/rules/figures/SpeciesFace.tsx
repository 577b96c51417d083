import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../../lib/asset-url.ts';
import styles from './SpeciesFace.module.css';

interface SpeciesFaceProps {
  speciesId: number;
  /** What to say for it; by default it is decoration. */
  alt?: string;
  /** As large as it was drawn, in pixels, or smaller. */
  size?: 64 | 48;
}

/** A species' face, small. */
export function SpeciesFace({ speciesId, alt = '', size = 48 }: SpeciesFaceProps) {
  return (
    <img
      className={styles.icon}
      src={assetUrl(faceIconPath(speciesId))}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
