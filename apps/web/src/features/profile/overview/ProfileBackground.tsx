import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ProfileBackground.module.css';

/** The camp under the stars, behind the top of the page. */
export function ProfileBackground() {
  return (
    <img
      className={styles.background}
      src={assetUrl('backgrounds/profile.svg')}
      alt=""
      width={1600}
      height={500}
      fetchPriority="high"
    />
  );
}
