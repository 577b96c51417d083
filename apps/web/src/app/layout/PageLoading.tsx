import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './PageLoading.module.css';

/** Shown while a page's code loads. */
export function PageLoading() {
  return (
    <div className={styles.loading} data-loading>
      <Spinner label="Caricamento" />
    </div>
  );
}
