import type { AvailablePokemon } from '@poketorneo/contract';
import { type CSSProperties, memo, type Ref } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { ImpossibleSign } from '../pokemon-accordion/ImpossibleSign.tsx';
import { isImpossible } from '../pokemon-accordion/is-impossible.ts';
import { GenderIcon, OwnedIcon, ShinyIcon } from '../pokemon-accordion/marks.tsx';
import { TierSign } from '../pokemon-accordion/TierSign.tsx';
import { typeColours } from '../pokemon-accordion/type-colours.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { BoxSprite } from './BoxSprite.tsx';
import { NewSign } from './NewSign.tsx';
import styles from './PokemonTile.module.css';

/** Width of the outline on both sides, in pixels. */
const outlines = 6;

interface PokemonTileProps {
  ref: Ref<HTMLLIElement> | undefined;
  pokemon: AvailablePokemon;
  /** Index in the list, and of its line. */
  index: number;
  row: number;
  count: number;
  /** Pixels from the list's left and top edge. */
  left: number;
  top: number;
  width: number;
  /** Whether it is the tab stop of the grid. */
  isTabStop: boolean;
  showItem: boolean;
  isOwned: boolean;
  isNew: boolean;
  onOpen: (id: number) => void;
}

/** A Pokémon in the grid. */
export const PokemonTile = memo(function PokemonTile(props: PokemonTileProps) {
  const { pokemon, index, left, top, width, onOpen } = props;
  const { name, item, firstType, secondType } = pokemon;
  const stage = { width: width - outlines, height: Math.round(0.9 * (width - outlines)) };
  const style: CSSProperties = {
    transform: `translate(${left}px, ${top}px)`,
    width,
    ...typeColours(pokemon),
  };
  return (
    <li
      ref={props.ref}
      className={styles.place}
      style={style}
      data-index={props.row}
      aria-posinset={index + 1}
      aria-setsize={props.count}
    >
      <button
        type="button"
        className={styles.tile}
        data-tile={index}
        aria-haspopup="dialog"
        tabIndex={props.isTabStop ? 0 : -1}
        onClick={() => onOpen(pokemon.id)}
      >
        <span className={styles.stage} style={{ height: stage.height }}>
          <BoxSprite pokemon={pokemon} stage={stage} />
          {props.showItem && item !== undefined && item !== null && (
            <img
              className={styles.item}
              src={assetUrl(item.image)}
              alt={`Tiene ${item.name}`}
              title={item.name}
              width={32}
              height={32}
              loading="lazy"
              decoding="async"
            />
          )}
          {props.isOwned && (
            <span className={styles.owned}>
              <OwnedIcon />
            </span>
          )}
          {props.isNew && <NewSign />}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <span className={styles.level}>lv. {pokemon.level}</span>
          <GenderIcon gender={pokemon.gender} />
          {pokemon.isShiny && <ShinyIcon />}
          {isImpossible(pokemon) && <ImpossibleSign />}
        </span>
        <span className={styles.tier}>
          <TierSign tier={pokemon.tierInGame} />
        </span>
        <VisuallyHidden>
          {secondType === null ? firstType.name : `${firstType.name} ${secondType.name}`}
        </VisuallyHidden>
      </button>
    </li>
  );
});
