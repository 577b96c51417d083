import type { AvailablePokemon } from '@poketorneo/contract';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useVirtualRows } from '../virtual-rows/use-virtual-rows.ts';
import { useWantedRow } from '../virtual-rows/use-wanted-row.ts';
import styles from './PokemonAccordion.module.css';
import { PokemonRow } from './PokemonRow.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface PokemonAccordionProps {
  pokemons: readonly AvailablePokemon[];
  /** Accessible name of the list. */
  label: string;
  /** Whether rows show an icon for held items. */
  showItem?: boolean;
  /** Whether the open row names the held item, '-' for none. */
  showItemDetails?: boolean;
  /** Pokémon marked as owned by the user. */
  ownedIds?: ReadonlySet<number> | undefined;
  /** Scrolled into view once it is loaded. */
  wantedId?: number | undefined;
  /** Actions on a Pokémon, on the line of its ability. Must be stable between renders. */
  renderActions?: ((pokemon: AvailablePokemon) => ReactNode) | undefined;
}

/** A closed row with its shadow, in pixels. */
const estimatedHeight = 86;
const gap = 10;
const idOf = ({ id }: AvailablePokemon) => id;

/**
 * A list of expandable Pokémon. Only rows near the viewport are in the document; which ones are
 * open is remembered for all.
 */
export function PokemonAccordion({
  pokemons,
  label,
  showItem = false,
  showItemDetails = false,
  ownedIds,
  wantedId,
  renderActions,
}: PokemonAccordionProps) {
  const list = useRef<HTMLUListElement>(null);
  const [openIds, setOpenIds] = useState<ReadonlySet<number>>(new Set());
  const { rows, height, measureRow, keepRow, showRow } = useVirtualRows(list, {
    items: pokemons,
    idOf,
    estimatedHeight,
    gap,
  });
  const wantedIndex = pokemons.findIndex(({ id }) => id === wantedId);
  useWantedRow(wantedId, wantedIndex, showRow);
  const onKeyDown = useRowKeys(list);

  const toggle = useCallback((id: number) => {
    setOpenIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);

  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ height }}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={keepRow}
      onBlur={keepRow}
    >
      {rows.map(({ index, start, item: pokemon }) => (
        <PokemonRow
          key={pokemon.id}
          ref={measureRow}
          pokemon={pokemon}
          index={index}
          count={pokemons.length}
          start={start}
          isOpen={openIds.has(pokemon.id)}
          onToggle={toggle}
          showItem={showItem}
          showItemDetails={showItemDetails}
          isOwned={ownedIds?.has(pokemon.id) ?? false}
          renderActions={renderActions}
        />
      ))}
    </ul>
  );
}
