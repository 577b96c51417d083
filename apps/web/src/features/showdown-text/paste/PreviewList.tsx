import type { ResponseOf } from '@poketorneo/contract';
import type * as contract from '@poketorneo/contract/endpoints';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ImpossibleSign } from '../../../ui/pokemon-accordion/ImpossibleSign.tsx';
import { GenderIcon, ShinyIcon } from '../../../ui/pokemon-accordion/marks.tsx';
import styles from './PasteModal.module.css';

type ReadPokemon = ResponseOf<typeof contract.showdownText.read>['pokemons'][number];

interface PreviewListProps {
  read: readonly ReadPokemon[];
  /** The whole text could be parsed. */
  isWhole: boolean;
}

/** The parsed Pokémon as they would be saved. */
export function PreviewList({ read, isWhole }: PreviewListProps) {
  if (read.length === 0) return null;
  return (
    <section aria-label="Anteprima">
      <h3 className={styles.heading}>{isWhole ? 'Pronti da aggiungere' : 'Già in ordine'}</h3>
      {!isWhole && (
        <p className={styles.note}>Si aggiungono tutti insieme, quando ogni riga è in ordine.</p>
      )}
      <ul className={styles.previews}>
        {read.map(({ line, pokemon }) => (
          <li key={line} className={styles.preview}>
            <Preview pokemon={pokemon} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Preview({ pokemon }: Pick<ReadPokemon, 'pokemon'>) {
  const { name, level, ability, item, impossibilities = [] } = pokemon;
  const moves = [pokemon.firstMove, pokemon.secondMove, pokemon.thirdMove, pokemon.fourthMove]
    .filter((move) => move !== null)
    .map((move) => move.name);
  return (
    <>
      <img
        className={styles.sprite}
        src={assetUrl(pokemon.sprite)}
        alt=""
        width={96}
        height={96}
        decoding="async"
      />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} <GenderIcon gender={pokemon.gender} />
          {pokemon.isShiny && <ShinyIcon />}
          <span className={styles.level}>lv. {level}</span>
        </p>
        <p className={styles.details}>
          {ability.name} · {moves.join(', ')}
          {item == null ? '' : ` · tiene ${item.name}`}
        </p>
        {impossibilities.length > 0 && (
          <ul className={styles.impossible} aria-label="Fuori dal possibile">
            {impossibilities.map((text) => (
              <li key={text}>
                <ImpossibleSign isDecoration /> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
