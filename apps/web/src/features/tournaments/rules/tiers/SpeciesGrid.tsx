import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { SpeciesFace } from '../figures/SpeciesFace.tsx';
import styles from './SpeciesGrid.module.css';

/** Names by national number; undefined while loading. */
export type SpeciesNames = ReadonlyMap<number, string> | undefined;

interface SpeciesGridProps {
  speciesIds: readonly number[];
  names: SpeciesNames;
}

/** A dense grid of faces with names. */
export function SpeciesGrid({ speciesIds, names }: SpeciesGridProps) {
  return (
    <ul className={styles.grid} aria-busy={names === undefined}>
      {speciesIds.map((id) => (
        <li key={id} className={styles.species}>
          <SpeciesFace speciesId={id} size={64} />
          <span className={styles.name}>
            {names === undefined ? <Skeleton shape="text" width="3.5rem" /> : names.get(id)}
          </span>
        </li>
      ))}
    </ul>
  );
}
