import type { Challenger } from '@poketorneo/contract';
import styles from './Figures.module.css';

/** A challenger's badges, Pokémon and matches. */
export function Figures({ challenger }: { challenger: Challenger }) {
  const { numberOfBadges, numberOfPokemons, numberOfMatches } = challenger;
  return (
    <dl className={styles.figures}>
      <div className={styles.figure}>
        <dt>Medaglie</dt>
        <dd>{numberOfBadges}</dd>
      </div>
      <div className={styles.figure}>
        <dt>Pokémon</dt>
        <dd>{numberOfPokemons}</dd>
      </div>
      <div className={styles.figure}>
        <dt>Lotte</dt>
        <dd>{numberOfMatches}</dd>
      </div>
    </dl>
  );
}
