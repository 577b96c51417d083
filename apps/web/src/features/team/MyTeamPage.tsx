import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
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
