import type { ReactNode } from 'react';
import styles from './ErrorMessage.module.css';

export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <section className={styles.message} role="alert">
      <span className={styles.ball} aria-hidden="true" />
      <h1 className={styles.title}>Accidenti, qualcosa è andato storto!</h1>
      <p>La pagina non si è aperta come doveva. Riprova: di solito basta ricaricarla.</p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
