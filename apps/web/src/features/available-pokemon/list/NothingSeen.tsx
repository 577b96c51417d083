import { ButtonLink } from '../../../ui/button/Button.tsx';
import styles from './PokemonListPage.module.css';

/** Tells a new player that the list is not at fault, and how it gets its first entries. */
export function NothingSeen() {
  return (
    <>
      <p className={styles.nothingSeen}>
        I Pokémon che ottieni o che vedi dai capipalestra compaiono qui.
      </p>
      <ButtonLink to="/tournaments">Vai ai tornei</ButtonLink>
    </>
  );
}
