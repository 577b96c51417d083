import { animatedSpritePath, artworkPath, cryPath } from '@poketorneo/gen4/asset-paths';
import { assetUrl } from '../../../lib/asset-url.ts';
import { playCry, playEffect } from '../../../lib/sound.ts';
import { Ball } from '../../../ui/ball/Ball.tsx';
import type { WonPokemon } from '../acts.ts';
import { delayed } from './delayed.ts';
import styles from './PokemonScene.module.css';
import { Stars } from './Stars.tsx';
import type { SceneProps } from './scene-props.ts';
import { useSoundOnce } from './use-sound-once.ts';

/** Milliseconds between two balls that open. */
const between = 650;

interface PokemonSceneProps extends SceneProps {
  pokemons: readonly WonPokemon[];
}

/** For each Pokémon a ball falls, wobbles and opens. */
export function PokemonScene({ pokemons, isStill, onDone }: PokemonSceneProps) {
  const playCatch = useSoundOnce('catch', isStill);
  return (
    <ul className={styles.scene} data-still={isStill || undefined} data-number={pokemons.length}>
      {pokemons.map((pokemon, index) => (
        <li
          key={pokemon.formId}
          className={styles.one}
          style={delayed(index * between)}
          onAnimationStart={({ animationName }) => {
            if (animationName === styles.wobble) void playEffect('ball-wobble');
            if (animationName === styles.vanish) void playEffect('ball-open');
          }}
          onAnimationIteration={() => {
            // Only for a single ball: several would rattle.
            if (pokemons.length === 1) void playEffect('ball-wobble');
          }}
        >
          <span className={styles.glow} aria-hidden="true" />
          <Picture
            pokemon={pokemon}
            isNamed={pokemons.length > 1}
            onStart={() => {
              if (index === 0) playCatch();
              else void playCry(cryPath(pokemon.speciesId));
            }}
            onEnd={() => {
              if (index === 0 && pokemons.length === 1) void playCry(cryPath(pokemon.speciesId));
              if (index === pokemons.length - 1) onDone();
            }}
          />
          <Ball className={styles.ball} />
          <Stars />
          {pokemons.length > 1 && <span className={styles.name}>{pokemon.name}</span>}
        </li>
      ))}
    </ul>
  );
}

interface PictureProps {
  pokemon: WonPokemon;
  /** The name is shown below the picture. */
  isNamed: boolean;
  onStart: () => void;
  onEnd: () => void;
}

/** Shiny Pokémon have no artwork: their sprite is shown. */
function Picture({ pokemon, isNamed, onStart, onEnd }: PictureProps) {
  const { name, formId, isShiny } = pokemon;
  const path = isShiny ? animatedSpritePath(formId, { shiny: true }) : artworkPath(formId);
  return (
    <img
      className={styles.pokemon}
      data-pixels={isShiny || undefined}
      src={assetUrl(path)}
      alt={isNamed ? '' : name}
      onAnimationStart={onStart}
      onAnimationEnd={onEnd}
    />
  );
}
