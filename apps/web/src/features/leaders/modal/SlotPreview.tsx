import type { Item } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import type { PokemonChoice } from './choices.ts';
import styles from './SlotPreview.module.css';

interface SlotPreviewProps {
  pokemon: PokemonChoice | null;
  item: Item | null;
}

/** A large picture of the chosen Pokémon with its item. */
export function SlotPreview({ pokemon, item }: SlotPreviewProps) {
  return (
    <div className={styles.preview}>
      {pokemon === null ? (
        <span className={styles.unknown}>?</span>
      ) : (
        <img
          key={pokemon.id}
          className={styles.sprite}
          src={assetUrl(pokemon.image)}
          alt=""
          width={96}
          height={96}
        />
      )}
      {item !== null && (
        <img className={styles.item} src={assetUrl(item.image)} alt="" width={30} height={30} />
      )}
    </div>
  );
}
