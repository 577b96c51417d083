import { LivingScene } from '../../../ui/living-scene/LivingScene.tsx';
import styles from './ProfileBackground.module.css';

/** The camp under the stars, behind the top of the page. */
export function ProfileBackground() {
  return <LivingScene className={styles.background} name="profile" isFirst />;
}
