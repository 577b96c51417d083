import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { ErrorState } from '../../../../ui/error-state/ErrorState.tsx';
import { pokedexListQueries } from '../../../pokedex/index.ts';
import { RegionDisclosure } from './RegionDisclosure.tsx';
import { SpeciesGrid } from './SpeciesGrid.tsx';
import { speciesByRegion, speciesOfTier } from './species-of-tier.ts';
import { TierBadge } from './TierBadge.tsx';
import { TierFinder } from './TierFinder.tsx';
import styles from './TierLists.module.css';
import { type TierInfo, tiers } from './tiers.ts';

/** The Pokémon of each tier: a search, then three lists. */
export function TierLists() {
  const { data, isError, isFetching, refetch } = useQuery(pokedexListQueries.speciesNames());
  const names = useMemo(() => data && new Map(data.map(({ id, name }) => [id, name])), [data]);
  return (
    <>
      <TierFinder species={data} />
      {isError && (
        <ErrorState
          message="Non siamo riusciti a caricare i nomi dei Pokémon."
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      )}
      {tiers.map((info) => (
        <TierSection key={info.id} info={info}>
          {info.tier === 1 ? (
            <div>
              {speciesByRegion(info.tier).map((group) => (
                <RegionDisclosure key={group.region} {...group} names={names} />
              ))}
            </div>
          ) : (
            <SpeciesGrid speciesIds={speciesOfTier(info.tier)} names={names} />
          )}
        </TierSection>
      ))}
    </>
  );
}

function TierSection({ info, children }: { info: TierInfo; children: ReactNode }) {
  const { id, tier, rank, text } = info;
  const titleId = `${id}-titolo`;
  return (
    <section id={id} tabIndex={-1} className={styles.section} aria-labelledby={titleId}>
      <header className={styles.header}>
        <h2 id={titleId} className={styles.title}>
          <TierBadge tier={tier} />
          {rank}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      {children}
    </section>
  );
}
