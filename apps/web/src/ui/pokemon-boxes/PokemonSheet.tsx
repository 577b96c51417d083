import type { AvailablePokemon } from '@poketorneo/contract';
import { cryPath } from '@poketorneo/gen4/asset-paths';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { GenderIcon, OwnedIcon, ShinyIcon } from '../pokemon-accordion/marks.tsx';
import { PokemonPanel } from '../pokemon-accordion/PokemonPanel.tsx';
import { RowType } from '../pokemon-accordion/RowType.tsx';
import { TierSign } from '../pokemon-accordion/TierSign.tsx';
import { typeColours } from '../pokemon-accordion/type-colours.ts';
import { CryButton } from '../pokemon-card/CryButton.tsx';
import { useSwipe } from '../swipe/use-swipe.ts';
import styles from './PokemonSheet.module.css';
import { SheetFooter } from './SheetFooter.tsx';
import { useSlideIn } from './use-slide-in.ts';

interface PokemonSheetProps {
  pokemons: readonly AvailablePokemon[];
  /** Index of the shown Pokémon. */
  index: number;
  isOpen: boolean;
  /** Called with the index of another one; wraps around at both ends. */
  onTurn: (index: number) => void;
  onClose: () => void;
  /** A Pokémon's tile, focused after closing. */
  tileOf: (index: number) => HTMLElement | null;
  ownedIds: ReadonlySet<number> | undefined;
  renderActions: ((pokemon: AvailablePokemon) => ReactNode) | undefined;
  note: ReactNode;
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** All details of a Pokémon, with buttons to its neighbours. */
export function PokemonSheet({
  pokemons,
  index,
  isOpen,
  onTurn,
  onClose,
  tileOf,
  ownedIds,
  renderActions,
  note,
}: PokemonSheetProps) {
  const content = useRef<HTMLDivElement>(null);
  const pokemon = pokemons[index];
  useSlideIn(content, index, pokemons.length);
  const turn = (next: number) => {
    if (next === index || pokemons.length < 2) return;
    // The focused element may have been replaced.
    if (content.current?.contains(document.activeElement)) content.current.focus();
    onTurn(next);
  };
  const swipe = useSwipe({ selected: index, goTo: turn });
  if (pokemon === undefined) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    turn(index + step);
  };

  return (
    <Modal
      open={isOpen}
      onClose={onClose}
      title={pokemon.name}
      size="large"
      isSheet
      onKeyDown={onKeyDown}
      focusAfter={() => {
        const tile = tileOf(index);
        tile?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return tile;
      }}
      footer={
        pokemons.length > 1 && (
          <SheetFooter name={pokemon.name} index={index} count={pokemons.length} onTurn={turn} />
        )
      }
    >
      <div
        ref={content}
        className={styles.sheet}
        style={typeColours(pokemon)}
        tabIndex={-1}
        {...swipe}
      >
        <div className={styles.facts}>
          <CryButton name={pokemon.name} cry={cryPath(pokemon.speciesId)} />
          <span className={styles.level}>lv. {pokemon.level}</span>
          <GenderIcon gender={pokemon.gender} />
          {pokemon.isShiny && <ShinyIcon />}
          {ownedIds?.has(pokemon.id) === true && <OwnedIcon />}
          <TierSign tier={pokemon.tierInGame} />
          <span className={styles.types}>
            <RowType type={pokemon.firstType} />
            {pokemon.secondType !== null && <RowType type={pokemon.secondType} />}
          </span>
        </div>
        <PokemonPanel
          pokemon={pokemon}
          showItemDetails={pokemon.item !== undefined}
          actions={renderActions?.(pokemon)}
        />
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
    </Modal>
  );
}
