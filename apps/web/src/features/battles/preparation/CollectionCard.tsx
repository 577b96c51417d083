import type { PreparedPokemon } from '@poketorneo/contract';
import { type CSSProperties, memo } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { GenderIcon, ShinyIcon } from '../../../ui/pokemon-accordion/marks.tsx';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { typeOf } from '../sheet/type-of.ts';
import styles from './CollectionCard.module.css';
import type { Foe, TypeMatchup } from './type-matchups.ts';

interface CollectionCardProps {
  pokemon: PreparedPokemon;
  matchup: TypeMatchup | undefined;
  /** In the team, from 1; 0 if it is not chosen. */
  place: number;
  /** The team is full. */
  isFull: boolean;
  onToggle: (id: number) => void;
  onShow: (pokemon: PreparedPokemon) => void;
}

/** A press adds the Pokémon to the team or removes it. */
export const CollectionCard = memo(function CollectionCard({
  pokemon,
  matchup,
  place,
  isFull,
  onToggle,
  onShow,
}: CollectionCardProps) {
  const { availablePokemonId, name, sprite, typeIds, tierInGame, level, ownLevel } = pokemon;
  const isChosen = place > 0;
  const [first = 1, second = first] = typeIds;
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--first-type': `var(--type-${first}, var(--type-10001))`,
    '--second-type': `var(--type-${second}, var(--type-10001))`,
  };
  return (
    <li className={styles.card} style={colours} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={styles.choose}
        aria-pressed={isChosen}
        disabled={isFull && !isChosen}
        onClick={() => onToggle(availablePokemonId)}
      >
        <span className={styles.portrait}>
          <img
            className={styles.sprite}
            src={assetUrl(sprite)}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
          />
        </span>
        <span className={styles.name}>
          {name}
          <GenderIcon gender={pokemon.gender} />
          {pokemon.isShiny && <ShinyIcon />}
        </span>
        <span className={styles.facts}>
          <span>
            lv. {level}
            {ownLevel !== level && (
              <span className={styles.ownLevel}>
                {' '}
                <VisuallyHidden>il suo è </VisuallyHidden>({ownLevel})
              </span>
            )}
          </span>
          <span className={styles.tier} data-tier={tierInGame}>
            Tier: {tierInGame}
          </span>
        </span>
        <span className={styles.types}>
          {typeIds.map((id) => (
            <TypeSign key={id} type={typeOf(id)} className={styles.sign} />
          ))}
        </span>
        {isChosen && (
          <span className={styles.place}>
            <VisuallyHidden>posto </VisuallyHidden>
            {place}
          </span>
        )}
        {matchup !== undefined && (
          <span className={styles.matchup}>
            <Against tone="good" label="Forte contro" foes={matchup.strongAgainst} />
            <Against tone="bad" label="Teme" foes={matchup.weakAgainst} />
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.info}
        aria-haspopup="dialog"
        aria-label={`Scheda di ${name}`}
        onClick={() => onShow(pokemon)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M7 7h2v6H7zM7 3h2v2.200H7z" />
        </svg>
      </button>
    </li>
  );
});

interface AgainstProps {
  tone: 'good' | 'bad';
  label: string;
  foes: readonly Foe[];
}

function Against({ tone, label, foes }: AgainstProps) {
  if (foes.length === 0) return null;
  const names = [...new Set(foes.map(({ name }) => name))].join(', ');
  return (
    <span className={styles.against} data-tone={tone}>
      <span className={styles.againstLabel}>{label}</span> {names}
    </span>
  );
}
