import styles from './AttemptsFigure.module.css';

/** A figure: the first three attempts, and all later ones. */
export function AttemptsFigure() {
  return (
    <div className={styles.attempts}>
      <div className={styles.first}>
        <p className={styles.balls} aria-hidden="true">
          <span>1</span>
          <span>2</span>
          <span>3</span>
        </p>
        <p>
          <strong>I primi tre tentativi.</strong> Tier totale limitato, Pokémon in premio in palio.
        </p>
      </div>
      <div className={styles.later}>
        <p className={styles.balls} aria-hidden="true">
          <span>4</span>
          <span>…</span>
        </p>
        <p>
          <strong>Dal quarto in poi.</strong> Qualunque tier, ma il Pokémon in premio è perso.
        </p>
      </div>
    </div>
  );
}
