import type { PokemonInfo } from '@poketorneo/contract';
import type { CSSProperties } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { Spinner } from '../spinner/Spinner.tsx';
import { StatBars } from '../stat-bars/StatBars.tsx';
import { baseStatLabels } from '../stat-bars/stat-labels.ts';
import { TypeIcon } from '../type-icon/TypeIcon.tsx';
import { AbilityList } from './AbilityList.tsx';
import { CryButton } from './CryButton.tsx';
import styles from './PokemonCard.module.css';
import { formatHeight, formatNumber, formatWeight } from './pokedex-format.ts';

interface PokemonCardProps {
  pokemon: PokemonInfo;
  /** Whether the artwork is the page's largest picture, loaded before all else. */
  isPriority?: boolean;
  /** Whether the artwork was visible before the card: it does not animate again. */
  isArtworkShown?: boolean;
  /** Whether another Pokémon is loading to replace this one. */
  isBusy?: boolean;
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** The Pokédex's data of a Pokémon. */
export function PokemonCard({
  pokemon,
  isPriority = false,
  isArtworkShown = false,
  isBusy = false,
  headingLevel: Heading = 'h2',
}: PokemonCardProps) {
  const { name, firstType, secondType } = pokemon;
  const tint: CSSProperties & Record<`--${string}`, string> = {
    '--first-type': `var(--type-${firstType.id})`,
    '--second-type': `var(--type-${(secondType ?? firstType).id})`,
  };
  return (
    <article className={styles.card} style={tint} aria-busy={isBusy}>
      <header className={styles.header}>
        <div className={styles.names}>
          <Heading className={styles.name}>{name}</Heading>
          <p className={styles.genus}>{pokemon.genus}</p>
        </div>
        <span className={styles.number}>{formatNumber(pokemon.speciesId)}</span>
      </header>

      <div className={styles.portrait}>
        {/* The key prevents showing the previous picture while the new one loads. */}
        <img
          key={pokemon.id}
          className={styles.artwork}
          data-shown={isArtworkShown || undefined}
          src={assetUrl(pokemon.image)}
          alt={`Illustrazione di ${name}`}
          width={320}
          height={320}
          loading="eager"
          fetchPriority={isPriority ? 'high' : 'auto'}
        />
        <div className={styles.cry}>
          <CryButton name={name} cry={pokemon.cry} />
        </div>
        <div className={styles.types}>
          <TypeIcon type={firstType} loading="eager" />
          {secondType !== null && <TypeIcon type={secondType} loading="eager" />}
        </div>
      </div>

      <div className={styles.facts}>
        <p className={styles.description}>{pokemon.description}</p>
        <dl className={styles.measures}>
          <div className={styles.measure}>
            <dt>Altezza</dt>
            <dd>{formatHeight(pokemon.height)}</dd>
          </div>
          <div className={styles.measure}>
            <dt>Peso</dt>
            <dd>{formatWeight(pokemon.weight)}</dd>
          </div>
        </dl>
        <AbilityList
          first={pokemon.firstAbility}
          second={pokemon.secondAbility}
          hidden={pokemon.hiddenAbility}
        />
        <StatBars
          labels={baseStatLabels}
          labelsLang="en"
          stats={{
            hp: pokemon.baseHP,
            attack: pokemon.baseAttack,
            defense: pokemon.baseDefense,
            spAttack: pokemon.baseSpAttack,
            spDefense: pokemon.baseSpDefense,
            speed: pokemon.baseSpeed,
            total: pokemon.baseTot,
          }}
        />
      </div>
      {isBusy && (
        <span className={styles.waiting}>
          <Spinner />
        </span>
      )}
    </article>
  );
}
