import type { HealthReport } from '@poketorneo/contract';
import { Panel } from '../../ui/panel/Panel.tsx';
import { isLoopback } from './concerns.ts';
import styles from './HealthPage.module.css';

/** The URLs at which players reach the tournament. */
export function Addresses({
  report: { addresses, isPublicUrlGiven },
}: {
  report: Pick<HealthReport, 'addresses' | 'isPublicUrlGiven'>;
}) {
  return (
    <Panel title="Indirizzi">
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={address}>
            <a href={address} className={styles.address}>
              {address}
            </a>
            {isLoopback(address) && <span className={styles.more}> solo da questo computer</span>}
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {addresses.every(isLoopback) ? (
          <>
            Per far entrare i telefoni avvialo con{' '}
            <code className={styles.code}>HOST=0.0.0.0 npm start</code>.
          </>
        ) : isPublicUrlGiven ? (
          'I link nelle email cominciano con il primo.'
        ) : (
          'I link cominciano con l’indirizzo da cui li chiedi, o con il primo.'
        )}
      </p>
    </Panel>
  );
}
