import type { AvailablePokemon } from '@poketorneo/contract';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useVirtualRows } from '../virtual-rows/use-virtual-rows.ts';
import { useWantedRow } from '../virtual-rows/use-wanted-row.ts';
import styles from './PokemonAccordion.module.css';
import { PokemonRow } from './PokemonRow.tsx';
import { useRowKeys } from './use-row-keys.ts';

interface PokemonAccordionProps {
  pokemons: readonly AvailablePokemon[];
  /** What the list is called for screen readers. */
  label: string;
  /** Pokémon hold items that may be seen: an icon in the row. */
  showItem?: boolean;
  /** The open row also tells the held item: 'Strumento tenuto', '-' for none. */
  showItemDetails?: boolean;
  /** Those that are marked as the reader's own. */
  ownedIds?: ReadonlySet<number> | undefined;
  /** One that is brought into view as soon as it is there. */
  wantedId?: number | undefined;
  /**
   * What can be done with a Pokémon; stands on its ability's line. Keep it stable between renders.
   */
  renderActions?: ((pokemon: AvailablePokemon) => ReactNode) | undefined;
}

/** A closed row with its shadow, in pixels: all of them are so high. */
const estimatedHeight = 86;
const gap = 10;
const idOf = ({ id }: AvailablePokemon) => id;

/**
 * A list of Pokémon, each a row that opens. Only the rows near the window's view are in the
 * document; which ones are open is remembered for all.
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
