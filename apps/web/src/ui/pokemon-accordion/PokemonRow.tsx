import type { AvailablePokemon } from '@poketorneo/contract';
import { type CSSProperties, memo, type ReactNode, type Ref, useId } from 'react';
import styles from './PokemonAccordion.module.css';
import { PokemonPanel } from './PokemonPanel.tsx';
import { RowSummary } from './RowSummary.tsx';
import { typeColours } from './type-colours.ts';

interface PokemonRowProps {
  ref: Ref<HTMLLIElement>;
  pokemon: AvailablePokemon;
  index: number;
  count: number;
  /** Pixels from the list's top. */
  start: number;
  isOpen: boolean;
  onToggle: (id: number) => void;
  showItem: boolean;
  showItemDetails: boolean;
  isOwned: boolean;
  renderActions: ((pokemon: AvailablePokemon) => ReactNode) | undefined;
}

/** A Pokémon: a button with a summary, and its details once opened. */
export const PokemonRow = memo(function PokemonRow({
  ref,
  pokemon,
  index,
  count,
  start,
  isOpen,
  onToggle,
  showItem,
  showItemDetails,
  isOwned,
  renderActions,
}: PokemonRowProps) {
  const panelId = useId();
  const style: CSSProperties = { transform: `translateY(${start}px)`, ...typeColours(pokemon) };
  return (
    <li
      ref={ref}
      className={styles.row}
      style={style}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <article className={styles.card} data-open={isOpen || undefined}>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.button}
            data-row-button
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            onClick={() => onToggle(pokemon.id)}
          >
            <RowSummary pokemon={pokemon} showItem={showItem} isOwned={isOwned} />
          </button>
        </h2>
        {isOpen && (
          <PokemonPanel
            id={panelId}
            pokemon={pokemon}
            showItemDetails={showItemDetails}
            actions={renderActions?.(pokemon)}
          />
        )}
      </article>
    </li>
  );
});
