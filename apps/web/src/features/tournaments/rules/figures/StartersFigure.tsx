import { regions } from '@poketorneo/gen4/regions';
import { SpeciesFace } from './SpeciesFace.tsx';
import styles from './StartersFigure.module.css';

/** A figure: the four regions with the starters of their tournaments. */
export function StartersFigure() {
  return (
    <ul className={styles.regions}>
      {regions.map(({ name, starters }) => (
        <li key={name} className={styles.region}>
          <span className={styles.name}>{name}</span>
          <span className={styles.starters}>
            {starters.map((starter) => (
              <SpeciesFace key={starter.id} speciesId={starter.id} alt={starter.name} />
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
