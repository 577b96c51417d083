import type { AvailablePokemon } from '@poketorneo/contract';
import { memo } from 'react';
import { assetUrl } from '../../lib/asset-url.ts';
import { ImpossibleSign } from './ImpossibleSign.tsx';
import { isImpossible } from './is-impossible.ts';
import { GenderIcon, OwnedIcon, ShinyIcon } from './marks.tsx';
import styles from './RowSummary.module.css';
import { RowType } from './RowType.tsx';
import { TierSign } from './TierSign.tsx';

interface RowSummaryProps {
  pokemon: AvailablePokemon;
  showItem: boolean;
  isOwned: boolean;
}

/** Content of a closed row. */
export const RowSummary = memo(function RowSummary({
  pokemon,
  showItem,
  isOwned,
}: RowSummaryProps) {
  const { item, secondType } = pokemon;
  return (
    <span className={styles.summary}>
      <span className={styles.portrait}>
        <img
          className={styles.sprite}
          src={assetUrl(pokemon.sprite)}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
        />
        {showItem && item !== undefined && item !== null && (
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
        {isOwned && (
          <span className={styles.owned}>
            <OwnedIcon />
          </span>
        )}
      </span>
      <span className={styles.names}>
        <span className={styles.name}>{pokemon.name}</span>
        <GenderIcon gender={pokemon.gender} />
        {pokemon.isShiny && <ShinyIcon />}
        {isImpossible(pokemon) && <ImpossibleSign />}
      </span>
      <span className={styles.facts}>
        <span className={styles.level}>lv. {pokemon.level}</span>
        <TierSign tier={pokemon.tierInGame} />
        <span className={styles.types}>
          <RowType type={pokemon.firstType} />
          {secondType !== null && <RowType type={secondType} />}
        </span>
      </span>
      <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
        <path d="m3 6 5 5 5-5" />
      </svg>
    </span>
  );
});
