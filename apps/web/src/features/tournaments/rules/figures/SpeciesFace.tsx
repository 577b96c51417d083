import { faceIconPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../../lib/asset-url.ts';
import styles from './SpeciesFace.module.css';

interface SpeciesFaceProps {
  speciesId: number;
  /** Alternative text; empty for decoration. */
  alt?: string;
  /** In pixels: the original size or smaller. */
  size?: 64 | 48;
}

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
