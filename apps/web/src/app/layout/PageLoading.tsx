import { Spinner } from '../../ui/spinner/Spinner.tsx';
import styles from './PageLoading.module.css';

/** While a page's code is on its way. */
export function PageLoading() {
  return (
    <div className={styles.loading} data-loading>
      <Spinner label="Caricamento" />
    </div>
  );
}
