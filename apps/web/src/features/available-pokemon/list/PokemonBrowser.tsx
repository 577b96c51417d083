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
import {
  orderFromQuery,
  type PokemonOrder,
  queryWithOrder,
  sortPokemons,
} from './pokemon-order.ts';
import { ViewBar } from './ViewBar.tsx';

const PokemonBoxes = lazy(async () => ({
  default: (await import('../../../ui/pokemon-boxes/PokemonBoxes.tsx')).PokemonBoxes,
}));

const nothingFound = 'Nessun risultato!';

/** The used part of TanStack's query result. */
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
  /** The name of the order of the data. */
  givenOrder: string;
  /** Marked as the reader's own. */
  ownedIds?: ReadonlySet<number> | undefined;
  /** Marked as new since the reader's last visit. */
  newIds?: ReadonlySet<number> | undefined;
  /** Scrolled into view once loaded; a filter that hides it is reset. */
  wantedId?: number | undefined;
  /** Shown in the boxes below a Pokémon's details. */
  note?: ReactNode;
  /** Shown if the list is empty without any filter. */
  whenEmpty?: ReactNode;
}

/** A list of Pokémon with views, order and filter. */
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
  // Deferred: the page responds to input while the list renders.
  const pokemons = useDeferredValue(query.data);
  const { filter, change, reset } = usePokemonFilter();
  // Deferred: the filter bar responds at once, the list follows.
  const appliedFilter = useDeferredValue(filter);
  const { order, changeOrder } = usePokemonOrder();
  const appliedOrder = useDeferredValue(order);
  const shown = useMemo(
    () =>
      pokemons === undefined
        ? undefined
        : sortPokemons(filterPokemons(pokemons, appliedFilter), appliedOrder),
    [pokemons, appliedFilter, appliedOrder],
  );
  const hasWanted = pokemons?.some(({ id }) => id === wantedId) ?? false;
  const revealWanted = useEffectEvent(() => {
    if (shown?.some(({ id }) => id === wantedId) !== true) reset();
  });
  // Once per Pokémon: a filter set afterwards stays.
  useEffect(() => {
    if (wantedId !== undefined && hasWanted) revealWanted();
  }, [wantedId, hasWanted]);
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
            {/* Announced once: the open bar shows the same text. */}
            {!isBarOpen && nothingFound}
          </EmptyState>
        )}
      </div>
    </div>
  );
}

/** The options of the filter bar's fields, fetched after the list. */
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

/** The order in the URL. A change replaces the history entry. */
function usePokemonOrder() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // Optimistic: applies at once, the URL follows.
  const [order, setOrder] = useOptimistic(orderFromQuery(query));
  return {
    order,
    changeOrder: (next: PokemonOrder) =>
      startTransition(async () => {
        setOrder(next);
        const search = queryWithOrder(query, next).toString();
        await navigate({ search }, { replace: true, preventScrollReset: true });
      }),
  };
}
