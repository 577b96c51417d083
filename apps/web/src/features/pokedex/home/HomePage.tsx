import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { pokedexQueries } from '../queries.ts';
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

HomePage.firstQueries = (client: QueryClient) => [
  new QueryObserver(client, pokedexQueries.random()),
];
