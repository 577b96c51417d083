import type { BattleTerms, OwnPokemon } from '@poketorneo/contract';
import { typeById } from '@poketorneo/gen4/types';
import { TypeSign } from '../../../ui/type-icon/TypeSign.tsx';
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
  const types = terms.forms[pokemon.formId]?.typeIds ?? [];
  return (
    <div className={styles.sheet}>
      <p className={styles.types}>
        {types.map((id) => (
          <span key={id} className={styles.type}>
            <TypeSign type={typeById(id)} decorative className={styles.sign} />
            {typeById(id).name}
          </span>
        ))}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Abilità</dt>
          <dd>{terms.abilities[pokemon.ability] ?? pokemon.ability}</dd>
        </div>
        <div>
          <dt>Strumento</dt>
          <dd>{pokemon.item === null ? 'nessuno' : (terms.items[pokemon.item] ?? pokemon.item)}</dd>
        </div>
      </dl>
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
