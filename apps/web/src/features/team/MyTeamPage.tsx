import type { SessionUser } from '@poketorneo/contract';
import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { session, useSession } from '../../lib/session.ts';
import { availablePokemonQueries, PokemonBrowser } from '../available-pokemon/index.ts';
import { LevelChip, LevelNote } from '../battles/index.ts';
import { CopyTextButton, teamText } from '../showdown-text/index.ts';
import { NoTournaments } from '../tournaments/index.ts';
import styles from './MyTeamPage.module.css';
import { useNewInTeam } from './use-new-in-team.ts';

const title = 'La mia squadra';
const givenOrder = 'Ottenuto';

/** In the drawing of the page, which does not know who looks: the bones of the list. */
const unknownTeam = { data: undefined, isError: false, isFetching: true, refetch: () => undefined };

/** /my-team: everything that the player owns. */
export function MyTeamPage() {
  const user = useSession();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.tools}>
          <LevelChip />
          {user !== null && <TeamText user={user} />}
        </div>
      </header>
      {user === null ? (
        <PokemonBrowser query={unknownTeam} label={title} givenOrder={givenOrder} />
      ) : (
        <Team user={user} />
      )}
    </div>
  );
}

MyTeamPage.initialQueries = (client: QueryClient) => {
  const user = session.get();
  if (user === null) return [];
  return [new QueryObserver(client, availablePokemonQueries.team(user.id))];
};

function Team({ user }: { user: SessionUser }) {
  const query = useQuery(availablePokemonQueries.team(user.id));
  const newIds = useNewInTeam(user.id, query.data);
  if (query.data?.length === 0) return <NoTournaments />;
  return (
    <PokemonBrowser
      query={query}
      label={title}
      givenOrder={givenOrder}
      newIds={newIds}
      note={<LevelNote />}
    />
  );
}

/** Its place is kept while nobody knows whether there is something to copy. */
function TeamText({ user }: { user: SessionUser }) {
  const { data } = useQuery(availablePokemonQueries.team(user.id));
  if (data?.length === 0) return null;
  return (
    <CopyTextButton
      source={teamText(user.id)}
      what={title}
      aria-label="Copia la squadra come testo"
      disabled={data === undefined}
    />
  );
}
