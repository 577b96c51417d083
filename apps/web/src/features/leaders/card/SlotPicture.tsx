import type { LeaderPokemon } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './SlotPicture.module.css';

interface SlotPictureProps {
  pokemon: LeaderPokemon;
  isLost: boolean;
}

export function SlotPicture({ pokemon, isLost }: SlotPictureProps) {
  return (
    <>
      <img
        className={styles.sprite}
        src={assetUrl(pokemon.sprite)}
        alt=""
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
      />
      {pokemon.isShiny && (
        <svg className={styles.shiny} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 1 15 9l8 3-8 3-3 8-3-8-8-3 8-3z" />
        </svg>
      )}
      {pokemon.itemImage !== null && (
        <img
          className={styles.item}
          src={assetUrl(pokemon.itemImage)}
          alt=""
          width={30}
          height={30}
          loading="lazy"
        />
      )}
      {isLost && (
        <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m4 4 16 16M20 4 4 20" />
        </svg>
      )}
    </>
  );
}
