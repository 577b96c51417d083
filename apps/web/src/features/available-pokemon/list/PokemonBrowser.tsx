import type { AvailablePokemon } from '@poketorneo/contract';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { FilterBar } from '../../../ui/filter-bar/FilterBar.tsx';
import { countConditions, filterPokemons } from '../../../ui/filter-bar/pokemon-filter.ts';
import { useBarOpening } from '../../../ui/filter-bar/use-bar-opening.ts';
import { usePokemonFilter } from '../../../ui/filter-bar/use-pokemon-filter.ts';
import { PokemonAccordion } from '../../../ui/pokemon-accordion/PokemonAccordion.tsx';
import { PokemonAccordionSkeleton } from '../../../ui/pokemon-accordion/PokemonAccordionSkeleton.tsx';
import styles from './PokemonBrowser.module.css';
import { useFilterChoices } from './use-filter-choices.ts';

const nothingFound = 'Nessun risultato!';

/** As much of a query as is needed to show its list. */
interface PokemonQuery {
  data: readonly AvailablePokemon[] | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface PokemonBrowserProps {
  query: PokemonQuery;
  label: string;
  showItem?: boolean;
  renderActions?: (pokemon: AvailablePokemon) => ReactNode;
  /** Said where there are none at all, whatever the filter. */
  whenEmpty?: ReactNode;
}

/** A list of Pokémon with the bar that filters it, from skeleton to 'Nessun risultato!'. */
export function PokemonBrowser({
  query,
  label,
  showItem,
  renderActions,
  whenEmpty,
}: PokemonBrowserProps) {
  const { isError, isFetching, refetch } = query;
  // The page answers to a finger while it draws the list.
  const pokemons = useDeferredValue(query.data);
  const { filter, change, reset } = usePokemonFilter();
  // The bar answers at once; the list follows as soon as there is time.
  const appliedFilter = useDeferredValue(filter);
  const shown = useMemo(
    () => (pokemons === undefined ? undefined : filterPokemons(pokemons, appliedFilter)),
    [pokemons, appliedFilter],
  );
  const { isOpen: isBarOpen, hasFields, setOpen: setBarOpen } = useBarOpening();
  const choices = useFilterChoices(hasFields);
  const counts =
    pokemons === undefined || shown === undefined
      ? undefined
      : { all: pokemons.length, shown: shown.length };

  return (
    <div className={styles.browser}>
      <FilterBar
        filter={filter}
        onChange={change}
        onReset={reset}
        choices={choices}
        counts={counts}
        isOpen={isBarOpen}
        hasFields={hasFields}
        setOpen={setBarOpen}
        nothingFound={nothingFound}
      />
      <div className={styles.list}>
        {shown === undefined ? (
          isError ? (
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          ) : (
            <PokemonAccordionSkeleton />
          )
        ) : shown.length > 0 ? (
          <PokemonAccordion
            pokemons={shown}
            label={label}
            showItem={showItem ?? false}
            renderActions={renderActions}
          />
        ) : (
          <EmptyState
            image="pictures/no-results.svg"
            action={
              countConditions(appliedFilter) > 0 ? (
                <Button onClick={reset}>Azzera filtri</Button>
              ) : (
                whenEmpty
              )
            }
          >
            {/* Once only: the open bar says it where it can be seen. */}
            {!isBarOpen && nothingFound}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
