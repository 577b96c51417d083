import type { AvailablePokemon } from '@poketorneo/contract';
import { spriteCanvas, spriteSize } from '@poketorneo/gen4/sprite-sizes';
import { assetUrl } from '../../lib/asset-url.ts';
import { type Size, spriteScale } from './grid.ts';
import styles from './PokemonTile.module.css';

/** Minimum space around a sprite, in pixels. */
const margin = 4;

interface BoxSpriteProps {
  pokemon: AvailablePokemon;
  /** Size of the tile's background. */
  stage: Size;
}

/** A Pokémon's sprite, as large as the background allows. */
export function BoxSprite({ pokemon, stage }: BoxSpriteProps) {
  const pixelRatio = window.devicePixelRatio;
  const painted = spriteSize(pokemon.formId);
  const room = { width: stage.width - 2 * margin, height: stage.height - 2 * margin };
  const scale = spriteScale(painted, room, pixelRatio);
  const size = spriteCanvas * scale;
  const whole = (length: number) => Math.round(length * pixelRatio) / pixelRatio;
  // The canvas is larger than the painted area, whose feet are on its lower edge.
  const bottom = Math.max(margin, (stage.height - painted.height * scale) / 3);
  return (
    <img
      className={styles.sprite}
      style={{
        width: size,
        height: size,
        left: whole((stage.width - size) / 2),
        top: whole(stage.height - bottom) - size,
      }}
      src={assetUrl(pokemon.sprite)}
      alt=""
      width={spriteCanvas}
      height={spriteCanvas}
      loading="lazy"
      decoding="async"
    />
  );
}
