import { tierOfSpecies } from '@poketorneo/gen4/tier';
import { useState } from 'react';
import { LazyTypeahead } from '../../../../ui/typeahead/LazyTypeahead.tsx';
import { SpeciesFace } from '../figures/SpeciesFace.tsx';
import { TierBadge } from './TierBadge.tsx';
import styles from './TierFinder.module.css';
import { tiers } from './tiers.ts';

interface PicturedSpecies {
  readonly id: number;
  readonly name: string;
  readonly image: string;
}

/** A search for a Pokémon's tier. */
export function TierFinder({ species }: { species: readonly PicturedSpecies[] | undefined }) {
  const [chosen, setChosen] = useState<PicturedSpecies | null>(null);
  return (
    <section className={styles.finder} aria-labelledby="che-tier">
      <h2 id="che-tier" className={styles.title}>
        Che tier è?
      </h2>
      <LazyTypeahead label="Nome del Pokémon" items={species} value={chosen} onSelect={setChosen} />
      <p className={styles.answer} role="status">
        {chosen === null ? (
          <span className={styles.hint}>Scrivi un nome, per esempio Dragonite.</span>
        ) : (
          <Answer species={chosen} />
        )}
      </p>
    </section>
  );
}

function Answer({ species }: { species: PicturedSpecies }) {
  const tier = tierOfSpecies(species.id);
  return (
    <>
      <SpeciesFace speciesId={species.id} />
      <strong>{species.name}</strong>
      <TierBadge tier={tier} />
      <span className={styles.rank}>{tiers.find((one) => one.tier === tier)?.one}</span>
    </>
  );
}
