import type { PreparedPokemon } from '@poketorneo/contract';
import { animatedSpritePath } from '@poketorneo/gen4/asset-paths';
import { type ReactNode, useId } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { GenderIcon, ShinyIcon } from '../../../ui/pokemon-accordion/marks.tsx';
import { StatBars } from '../../../ui/stat-bars/StatBars.tsx';
import { TypeIcon } from '../../../ui/type-icon/TypeIcon.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { DamageClassIcon } from '../DamageClassIcon.tsx';
import styles from './PokemonSheet.module.css';
import { typeOf } from './type-of.ts';

interface PokemonSheetProps {
  pokemon: PreparedPokemon;
  /** False if picture and name are shown above already. */
  hasPortrait?: boolean;
}

/** A Pokémon's details at the level at which it will fight. */
export function PokemonSheet({ pokemon, hasPortrait = true }: PokemonSheetProps) {
  const { name, gender, isShiny, typeIds, tierInGame, level, ownLevel, ability, item } = pokemon;
  return (
    <div className={styles.sheet}>
      <div className={styles.head} data-bare={!hasPortrait || undefined}>
        {hasPortrait && (
          <picture>
            <source media="(prefers-reduced-motion: reduce)" srcSet={assetUrl(pokemon.sprite)} />
            <img
              className={styles.sprite}
              src={assetUrl(animatedSpritePath(pokemon.formId, { shiny: isShiny }))}
              alt=""
              width={96}
              height={96}
            />
          </picture>
        )}
        <div className={styles.who}>
          {hasPortrait && (
            <p className={styles.name}>
              {name} <GenderIcon gender={gender} />
              {isShiny && <ShinyIcon />}
            </p>
          )}
          <p className={styles.facts}>
            {typeIds.map((id) => (
              <TypeIcon key={id} type={typeOf(id)} loading="eager" />
            ))}
            <span className={styles.tier} data-tier={tierInGame}>
              Tier: {tierInGame}
            </span>
          </p>
          <p className={styles.level}>
            Lotta al livello <strong>{level}</strong>
            {ownLevel !== level && <> (il suo è {ownLevel})</>}
          </p>
        </div>
      </div>
      <Part title="Mosse">
        <ul className={styles.moves}>
          {pokemon.moves.map((move) => (
            <li key={move.move} className={styles.move}>
              <span className={styles.moveName}>
                <TypeSign type={typeOf(move.typeId)} className={styles.sign} />
                {move.name}
              </span>
              <DamageClassIcon damageClass={move.damageClass} />
              <span className={styles.figures}>
                <span>Potenza {move.power ?? '-'}</span>
                <span>Precisione {move.accuracy === null ? '-' : `${move.accuracy}%`}</span>
                <span>PP {move.pp}</span>
              </span>
              <span className={styles.text}>{move.text}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Abilità">
        <p>
          <strong>{ability.name}</strong>
        </p>
        <p className={styles.text}>{ability.text}</p>
      </Part>
      <Part title="Strumento tenuto">
        {item === null ? (
          <p>-</p>
        ) : (
          <>
            <p>
              <strong>{item.name}</strong>
            </p>
            <p className={styles.text}>{item.text}</p>
          </>
        )}
      </Part>
      <Part title={`Statistiche al livello ${level}`}>
        <StatBars stats={pokemon.stats} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  );
}
