import type { SessionUser } from '@poketorneo/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isAdmin, isPlayer, session, useSession } from '../../lib/session.ts';
import { usePrerendering } from '../../lib/use-prerendering.ts';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { pokedexQueries, RandomPokemon } from '../pokedex/index.ts';
import { HomeHeader } from './HomeHeader.tsx';
import styles from './HomePage.module.css';

const importPlayersHome = async () => ({
  default: (await import('./player/PlayersHome.tsx')).PlayersHome,
});
const importOrganisersHome = async () => ({
  default: (await import('./organiser/OrganisersHome.tsx')).OrganisersHome,
});
const PlayersHome = lazy(importPlayersHome);
const OrganisersHome = lazy(importOrganisersHome);

/** /home: the product, the signed-in user's part, and a random Pokémon. */
export function HomePage() {
  const user = useSession();
  const isPrerendering = usePrerendering();
  return (
    <div className={styles.page}>
      <HomeHeader />
      <div className={styles.content}>
        {user !== null ? (
          <Personal key={user.id} user={user} />
        ) : (
          isPrerendering && <div className={styles.personal}>{skeleton}</div>
        )}
        <RandomPokemon />
      </div>
    </div>
  );
}

HomePage.initialQueries = (client: QueryClient) => {
  const user = session.get();
  // Starts the imports early; a failed one is reported by the page.
  if (user !== null) {
    if (isAdmin(user)) importOrganisersHome().catch(() => {});
    if (isPlayer(user)) importPlayersHome().catch(() => {});
  }
  return [new QueryObserver(client, pokedexQueries.random())];
};

/** As tall as the usual content. */
const skeleton = (
  <>
    <Skeleton />
    <Skeleton />
  </>
);

function Personal({ user }: { user: SessionUser }) {
  return (
    <Suspense fallback={<Loading className={styles.personal}>{skeleton}</Loading>}>
      {isAdmin(user) && (
        <div className={styles.personal}>
          <OrganisersHome />
        </div>
      )}
      {isPlayer(user) && (
        <div className={styles.personal}>
          <PlayersHome />
        </div>
      )}
    </Suspense>
  );
}
