import type { AvailablePokemon } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import {
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
} from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '../../../lib/create-store.ts';
import { useIdle } from '../../../lib/deferred.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { FilterBar } from '../../../ui/filter-bar/FilterBar.tsx';
import type { FilterChoices } from '../../../ui/filter-bar/FilterFields.tsx';
import { countConditions, filterPokemons } from '../../../ui/filter-bar/pokemon-filter.ts';
import { useBarOpening } from '../../../ui/filter-bar/use-bar-opening.ts';
import { usePokemonFilter } from '../../../ui/filter-bar/use-pokemon-filter.ts';
import { PokemonAccordion } from '../../../ui/pokemon-accordion/PokemonAccordion.tsx';
import { PokemonAccordionSkeleton } from '../../../ui/pokemon-accordion/PokemonAccordionSkeleton.tsx';
import { PokemonBoxesSkeleton } from '../../../ui/pokemon-boxes/PokemonBoxesSkeleton.tsx';
import { pokedexListQueries } from '../../pokedex/index.ts';
import { listView } from './list-view.ts';
import styles from './PokemonBrowser.module.css';
import { addressWithOrder, inOrder, orderOfAddress, type PokemonOrder } from './pokemon-order.ts';
import { ViewBar } from './ViewBar.tsx';

const PokemonBoxes = lazy(async () => ({
  default: (await import('../../../ui/pokemon-boxes/PokemonBoxes.tsx')).PokemonBoxes,
}));

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
  /** What the order is called in which they come. */
  givenOrder: string;
  /** Those that are marked as the reader's own. */
  ownedIds?: ReadonlySet<number> | undefined;
  /** Those that have come since the reader last looked. */
  newIds?: ReadonlySet<number> | undefined;
  /** One that is brought into view once loaded, also past the filter. */
  wantedId?: number | undefined;
  /** A note in the boxes, below a Pokémon's details. */
  note?: ReactNode;
  /** Shown where there are none at all, with any filter. */
  whenEmpty?: ReactNode;
}

/** A list of Pokémon with the bar that filters it, from skeleton to 'Nessun risultato!'. */
export function PokemonBrowser({
  query,
  label,
  showItem,
  renderActions,
  givenOrder,
  ownedIds,
  newIds,
  wantedId,
  note,
  whenEmpty,
}: PokemonBrowserProps) {
  const { isError, isFetching, refetch } = query;
  // The page answers to a finger while it draws the list.
  const pokemons = useDeferredValue(query.data);
  const { filter, change, reset } = usePokemonFilter();
  // The bar answers at once; the list follows as soon as there is time.
  const appliedFilter = useDeferredValue(filter);
  const { order, changeOrder } = usePokemonOrder();
  const appliedOrder = useDeferredValue(order);
  const shown = useMemo(
    () =>
      pokemons === undefined
        ? undefined
        : inOrder(filterPokemons(pokemons, appliedFilter), appliedOrder),
    [pokemons, appliedFilter, appliedOrder],
  );
  const isThere = pokemons?.some(({ id }) => id === wantedId) ?? false;
  const uncover = useEffectEvent(() => {
    if (shown?.some(({ id }) => id === wantedId) !== true) reset();
  });
  // Once for each: who filters again afterwards means it.
  useEffect(() => {
    if (wantedId !== undefined && isThere) uncover();
  }, [wantedId, isThere]);
  const isInBoxes = useStore(listView) === 'boxes';
  const { isOpen: isBarOpen, hasFields, setOpen: setBarOpen } = useBarOpening();
  const choices = useFilterChoices(hasFields);
  const counts =
    pokemons === undefined || shown === undefined
      ? undefined
      : { all: pokemons.length, shown: shown.length };

  const skeleton = isInBoxes ? <PokemonBoxesSkeleton /> : <PokemonAccordionSkeleton />;

  return (
    <div className={styles.browser}>
      <ViewBar order={order} onOrderChange={changeOrder} givenOrder={givenOrder} />
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
            skeleton
          )
        ) : shown.length > 0 && isInBoxes ? (
          <Suspense fallback={skeleton}>
            <PokemonBoxes
              pokemons={shown}
              label={label}
              showItem={showItem ?? false}
              ownedIds={ownedIds}
              newIds={newIds}
              wantedId={wantedId}
              renderActions={renderActions}
              note={note}
            />
          </Suspense>
        ) : shown.length > 0 ? (
          <PokemonAccordion
            pokemons={shown}
            label={label}
            showItem={showItem ?? false}
            ownedIds={ownedIds}
            wantedId={wantedId}
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

/**
 * What the filter bar's fields choose from, if there are any; fetched after the list, which people
 * come for.
 */
function useFilterChoices(hasFields: boolean): FilterChoices {
  const isIdle = useIdle();
  const enabled = hasFields && isIdle;
  const { data: species } = useQuery({
    ...pokedexListQueries.speciesNames({ quiet: true }),
    enabled,
  });
  const { data: abilities } = useQuery({ ...pokedexListQueries.abilities(), enabled });
  const { data: moves } = useQuery({ ...pokedexListQueries.moves(), enabled });
  return { species, abilities, moves };
}

/**
 * The order that stands in the address, beside the filter. Another one is no place to go back to.
 */
function usePokemonOrder() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Holds at once; the address follows when there is time.
  const [order, setOrder] = useOptimistic(orderOfAddress(query));
  return {
    order,
    changeOrder: (next: PokemonOrder) =>
      startTransition(async () => {
        setOrder(next);
        const search = addressWithOrder(query, next).toString();
        await navigate({ search }, { replace: true, preventScrollReset: true });
      }),
  };
}
