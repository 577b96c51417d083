import type { AvailablePokemon } from '@poketorneo/contract';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useDeferredImport } from '../../lib/deferred.ts';
import { useVirtualRows } from '../virtual-rows/use-virtual-rows.ts';
import { useWantedRow } from '../virtual-rows/use-wanted-row.ts';
import { linesOf, tileStart, useBoxColumns } from './grid.ts';
import styles from './PokemonBoxes.module.css';
import { PokemonTile } from './PokemonTile.tsx';
import { useTileKeys } from './use-tile-keys.ts';

interface PokemonBoxesProps {
  pokemons: readonly AvailablePokemon[];
  /** Accessible name of the list. */
  label: string;
  /** Whether held items are shown. */
  showItem?: boolean;
  /** Pokémon marked as owned by the user. */
  ownedIds?: ReadonlySet<number> | undefined;
  /** Scrolled into view once it is loaded. */
  wantedId?: number | undefined;
  /** Pokémon received since the user's last visit. */
  newIds?: ReadonlySet<number> | undefined;
  /** Actions on a Pokémon, on the line of its ability. */
  renderActions?: ((pokemon: AvailablePokemon) => ReactNode) | undefined;
  /** Shown below a sheet's details. */
  note?: ReactNode;
}

/** Pixels between tiles. */
const gap = 10;
/** Height of a tile below its square background, in pixels. */
const caption = 62;

const loadSheet = async () => (await import('./PokemonSheet.tsx')).PokemonSheet;

/**
 * A grid of large Pokémon pictures; a press opens a sheet with details. Only lines near the
 * viewport are in the document. One tile is the tab stop; arrow keys move between tiles.
 */
export function PokemonBoxes({
  pokemons,
  label,
  showItem = false,
  ownedIds,
  wantedId,
  newIds,
  renderActions,
  note,
}: PokemonBoxesProps) {
  const list = useRef<HTMLUListElement>(null);
  const boxColumns = useBoxColumns(list, gap);
  const { count: columns, tileWidth } = boxColumns;
  /** The Pokémon opened or focused last. */
  const [currentId, setCurrentId] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const PokemonSheet = useDeferredImport(loadSheet, isOpen);
  const current = Math.max(
    0,
    pokemons.findIndex(({ id }) => id === currentId),
  );
  const lines = useMemo(() => linesOf(pokemons, columns), [pokemons, columns]);
  const { rows, height, measureRow, keepRow, showRow } = useVirtualRows(list, {
    items: tileWidth > 0 ? lines : [],
    idOf: ({ id }) => id,
    estimatedHeight: Math.round(0.9 * tileWidth) + caption,
    gap,
    persistentIndex: Math.floor(current / columns),
  });
  const wantedLine = lines.findIndex((line) => line.pokemons.some(({ id }) => id === wantedId));
  useWantedRow(wantedId, tileWidth > 0 ? wantedLine : -1, showRow);
  const onKeyDown = useTileKeys(list, {
    columns,
    count: pokemons.length,
    onWanted: (index) => setCurrentId(pokemons[index]?.id),
  });

  const open = useCallback((id: number) => {
    setCurrentId(id);
    setOpen(true);
  }, []);
  const goTo = (index: number) => {
    const next = pokemons[(index + pokemons.length) % pokemons.length];
    if (next !== undefined) setCurrentId(next.id);
  };

  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        style={{ height }}
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          keepRow(event);
          const index = event.target.getAttribute('data-tile');
          if (index !== null) setCurrentId(pokemons[Number(index)]?.id);
        }}
        onBlur={keepRow}
      >
        {rows.flatMap(({ index: row, start, item: line }) =>
          line.pokemons.map((pokemon, column) => {
            const index = row * columns + column;
            return (
              <PokemonTile
                key={pokemon.id}
                ref={column === 0 ? measureRow : undefined}
                pokemon={pokemon}
                index={index}
                row={row}
                count={pokemons.length}
                left={tileStart(column, gap, boxColumns)}
                top={start}
                width={tileWidth}
                isTabStop={index === current}
                showItem={showItem}
                isOwned={ownedIds?.has(pokemon.id) ?? false}
                isNew={newIds?.has(pokemon.id) ?? false}
                onOpen={open}
              />
            );
          }),
        )}
      </ul>
      {PokemonSheet !== undefined && (
        <PokemonSheet
          pokemons={pokemons}
          index={current}
          isOpen={isOpen}
          onTurn={goTo}
          onClose={() => setOpen(false)}
          tileOf={(index) =>
            list.current?.querySelector<HTMLElement>(`[data-tile="${index}"]`) ?? null
          }
          ownedIds={ownedIds}
          renderActions={renderActions}
          note={note}
        />
      )}
    </>
  );
}
