import { HomeHeader } from './HomeHeader.tsx';
import styles from './HomePage.module.css';
import { RandomPokemon } from './RandomPokemon.tsx';

/** /home: what this is, and a Pokémon to meet. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeHeader />
      <RandomPokemon />
    </div>
  );
}
