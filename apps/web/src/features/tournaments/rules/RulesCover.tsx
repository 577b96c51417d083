import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './RulesCover.module.css';

export function RulesCover() {
  return (
    <header className={styles.cover}>
      <img
        className={styles.background}
        src={assetUrl('backgrounds/rules.svg')}
        alt=""
        width={1600}
        height={500}
        fetchPriority="high"
      />
      <div className={styles.words}>
        <p className={styles.series}>PokéTorneo · Manuale dello sfidante</p>
        <h1 className={styles.title}>Regolamento Generale</h1>
        <p className={styles.lead}>
          Quattro regioni, trentadue capipalestra e quattro campioni. Ecco come si gioca, come si
          vince e perché un Mewtwo in squadra non è sempre una buona idea.
        </p>
      </div>
    </header>
  );
}
