import { artworkPath } from '@poketorneo/gen4/asset-paths';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useHasInteracted, whenIdle } from '../../../lib/deferred.ts';
import { isInitialRender } from '../../../lib/initial-queries.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { PokemonCard } from '../../../ui/pokemon-card/PokemonCard.tsx';
import { PokemonCardSkeleton } from '../../../ui/pokemon-card/PokemonCardSkeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { pokedexQueries } from '../queries.ts';

interface SpeciesCardProps {
  id: number;
  previousId: number | undefined;
  nextId: number | undefined;
}

/**
 * A species' entry. Its neighbours are prefetched after the first interaction, so that going to
 * them is instant.
 */
export function SpeciesCard({ id, previousId, nextId }: SpeciesCardProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pokedexQueries.info(id),
    placeholderData: keepPreviousData,
  });
  // The first species' artwork is already in the skeleton or the prerendered page.
  const [firstId] = useState(data === undefined || isInitialRender() ? id : null);
  const isShown = data !== undefined && !isPlaceholderData;
  const hasInteracted = useHasInteracted();
  usePrefetch(isShown && hasInteracted ? [nextId, previousId] : []);

  if (isError) {
    return (
      <Card>
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      </Card>
    );
  }
  if (data === undefined) return <PokemonCardSkeleton artwork={artworkPath(id)} />;
  return (
    <>
      <PokemonCard
        pokemon={data}
        isPriority
        isArtworkShown={data.id === firstId}
        isBusy={isPlaceholderData}
      />
      <VisuallyHidden role="status">{isShown && data.name}</VisuallyHidden>
    </>
  );
}

function usePrefetch(ids: readonly (number | undefined)[]): void {
  const client = useQueryClient();
  const [first, second] = ids;
  useEffect(
    () =>
      whenIdle(() => {
        for (const id of [first, second]) {
          if (id === undefined) continue;
          client
            .fetchQuery({ ...pokedexQueries.info(id, { quiet: true }), retry: false })
            .then(({ image }) => {
              new Image().src = assetUrl(image);
            })
            // A failed prefetch is repeated, with an alert, when the species is opened.
            .catch(() => undefined);
        }
      }),
    [client, first, second],
  );
}
