import { useNavigation } from 'react-router';
import styles from './NavigationProgress.module.css';

/** A bar below the header while the next page loads. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.bar} aria-hidden="true" />;
}
