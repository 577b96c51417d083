import type { AvailablePokemon } from '@poketorneo/contract';
import { animatedSpritePath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../lib/asset-url.ts';
import styles from './PokemonPanel.module.css';

/** The Pokémon in motion; still for whoever wants no motion. */
export function MovingSprite({ pokemon }: { pokemon: AvailablePokemon }) {
  const moving = animatedSpritePath(pokemon.formId, { shiny: pokemon.isShiny });
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={assetUrl(pokemon.sprite)} />
      <img
        className={styles.sprite}
        src={assetUrl(moving)}
        alt={pokemon.name}
        width={128}
        height={128}
        decoding="async"
      />
    </picture>
  );
}
