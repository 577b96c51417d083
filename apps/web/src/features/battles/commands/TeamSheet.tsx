import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { PokemonFacts } from '../PokemonFacts.tsx';
import { itemLabel } from '../pokemon-labels.ts';
import { MoveFacts } from './MoveFacts.tsx';
import styles from './TeamWindow.module.css';

const stats = [
  ['attack', 'Attacco'],
  ['defense', 'Difesa'],
  ['spAttack', 'Att. Sp.'],
  ['spDefense', 'Dif. Sp.'],
  ['speed', 'Velocità'],
] as const;

/** Details of one of the player's Pokémon. */
export function TeamSheet({ pokemon, terms }: { pokemon: OwnPokemon; terms: BattleTerms }) {
  return (
    <div className={styles.sheet}>
      <PokemonFacts
        typeIds={terms.forms[pokemon.formId]?.typeIds ?? []}
        ability={terms.abilities[pokemon.ability] ?? pokemon.ability}
        item={itemLabel(pokemon.item, terms)}
      />
      <dl className={styles.stats}>
        {stats.map(([stat, name]) => (
          <div key={stat}>
            <dt>{name}</dt>
            <dd>{pokemon.stats[stat]}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.moves}>
        {pokemon.moves.map(({ move, pp, maxPp }) => (
          <li key={move}>
            <MoveFacts move={move} pp={pp} maxPp={maxPp} terms={terms} />
          </li>
        ))}
      </ul>
    </div>
  );
}
