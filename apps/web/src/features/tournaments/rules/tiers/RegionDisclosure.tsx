import { useId, useState } from 'react';
import styles from './RegionDisclosure.module.css';
import { SpeciesGrid, type SpeciesNames } from './SpeciesGrid.tsx';
import type { RegionSpecies } from './species-of-tier.ts';

interface RegionDisclosureProps extends RegionSpecies {
  names: SpeciesNames;
}

/** A region's species, rendered only once expanded. */
export function RegionDisclosure({ region, speciesIds, names }: RegionDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className={styles.region}>
      <h3 className={styles.heading}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {region}
          <span className={styles.count}>{speciesIds.length} Pokémon</span>
        </button>
      </h3>
      {isOpen && (
        <div id={listId} className={styles.list}>
          <SpeciesGrid speciesIds={speciesIds} names={names} />
        </div>
      )}
    </div>
  );
}
