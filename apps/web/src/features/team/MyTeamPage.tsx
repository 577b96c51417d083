import type { SessionUser } from '@poketorneo/contract';
import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { session, useSession } from '../../lib/session.ts';
import { availablePokemonQueries, PokemonBrowser } from '../available-pokemon/index.ts';
import { LevelNote } from '../battles/index.ts';
import { NoTournaments } from '../tournaments/index.ts';
import styles from './MyTeamPage.module.css';

const title = 'La mia squadra';

/** /my-team: everything that the player owns. */
export function MyTeamPage() {
  const user = useSession();
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {user !== null && <Team user={user} />}
    </div>
  );
}

MyTeamPage.firstQueries = (client: QueryClient) => {
  const user = session.get();
  if (user === null) return [];
  return [new QueryObserver(client, availablePokemonQueries.team(user.id))];
};

function Team({ user }: { user: SessionUser }) {
  const query = useQuery(availablePokemonQueries.team(user.id));
  if (query.data?.length === 0) return <NoTournaments />;
  return (
    <>
      <LevelNote />
      <PokemonBrowser query={query} label={title} />
    </>
  );
}
