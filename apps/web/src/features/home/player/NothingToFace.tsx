import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from '../Waiting.module.css';

/** For players who have beaten every leader so far. */
export function NothingToFace() {
  return (
    <section className={`${styles.waiting} ${styles.challenge}`} aria-labelledby="home-waiting">
      <h2 id="home-waiting" className={styles.title}>
        Sfida in corso
      </h2>
      <img
        className={styles.portrait}
        src={assetUrl('brand/logo.svg')}
        alt=""
        width={240}
        height={240}
      />
      <p className={styles.words}>
        Hai battuto tutti gli avversari dei tuoi tornei: nessuna sfida ti aspetta.
      </p>
      <ButtonLink className={styles.button} to="/tournaments">
        Vai ai tornei
      </ButtonLink>
    </section>
  );
}
