import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ProfileScene.module.css';

/** The camp under the stars, behind the top of the page. */
export function ProfileScene() {
  return (
    <img
      className={styles.scene}
      src={assetUrl('backgrounds/profile.svg')}
      alt=""
      width={1600}
      height={500}
      fetchPriority="high"
    />
  );
}
