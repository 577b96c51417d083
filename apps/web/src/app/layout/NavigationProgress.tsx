import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A bar under the header while the next page is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
