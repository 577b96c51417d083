import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './EndPanel.module.css';

/** The end of a void battle. */
export function VoidPanel() {
  return (
    <section className={styles.end}>
      <h2 className={styles.headline}>Lotta annullata</h2>
      <p>Questa lotta non conta: medaglie, premi e tentativi restano come prima.</p>
      <div className={styles.next}>
        <ButtonLink to="/tournament-leaders">Ai capipalestra</ButtonLink>
      </div>
    </section>
  );
}
