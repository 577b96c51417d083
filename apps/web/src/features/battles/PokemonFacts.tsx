import { typeById } from '@poketorneo/gen4/types';
import type { ReactNode } from 'react';
import { TypeSign } from '../../ui/type-icon/TypeSign.tsx';
import styles from './PokemonFacts.module.css';

interface PokemonFactsProps {
  typeIds: readonly number[];
  /** The names, or what is known of them. */
  ability: string;
  item: string;
  /** Behind the types. */
  children?: ReactNode;
}

/** The types, the ability and the item of a Pokémon. */
export function PokemonFacts({ typeIds, ability, item, children }: PokemonFactsProps) {
  return (
    <>
      <p className={styles.types}>
        {typeIds.map((id) => (
          <span key={id} className={styles.type}>
            <TypeSign type={typeById(id)} decorative className={styles.sign} />
            {typeById(id).name}
          </span>
        ))}
        {children}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Abilità</dt>
          <dd>{ability}</dd>
        </div>
        <div>
          <dt>Strumento</dt>
          <dd>{item}</dd>
        </div>
      </dl>
    </>
  );
}
