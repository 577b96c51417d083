import styles from './InShort.module.css';

/** The summary of the rules. */
export function InShort() {
  return (
    <section className={styles.card} aria-labelledby="in-breve">
      <h2 id="in-breve" className={styles.title}>
        In breve
      </h2>
      <ol className={styles.list}>
        <li>Iscriviti a un torneo e ricevi i tre Pokémon iniziali della regione.</li>
        <li>Sfida gli otto capipalestra, uno dopo l’altro, lottando qui nell’app.</li>
        <li>Porta al massimo 6 Pokémon, con un tier totale non superiore a quello avversario.</li>
        <li>Vinci entro tre tentativi e il premio del capopalestra è tuo.</li>
        <li>Dopo tre tentativi senza vittoria puoi schierare qualunque tier.</li>
        <li>Battili tutti e otto: ti aspetta il supremo campione.</li>
      </ol>
    </section>
  );
}
