import type { AvailablePokemon, SessionUser } from '@poketorneo/contract';
import { type QueryClient, QueryObserver, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { session, useSession } from '../../lib/session.ts';
import { availablePokemonQueries, PokemonBrowser } from '../available-pokemon/index.ts';
import { LevelChip, LevelNote } from '../battles/index.ts';
import { CopyTextButton, teamText } from '../showdown-text/index.ts';
import { NoTournaments } from '../tournaments/index.ts';
import styles from './MyTeamPage.module.css';
import { idsAddedSince, seenTeams } from './seen-team.ts';

const title = 'La mia squadra';
const givenOrder = 'Ottenuto';

/** For the prerendered page, which has no user: the list's skeleton. */
const unknownTeam = { data: undefined, isError: false, isFetching: true, refetch: () => undefined };

/** /my-team: all Pokémon of the player. */
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

/** Reserves its width until the team is loaded. */
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

/** The ids of new Pokémon, constant until the page is left. */
function useNewInTeam(
  userId: number,
  team: readonly AvailablePokemon[] | undefined,
): ReadonlySet<number> | undefined {
  const [before] = useState(() => seenTeams.get()[userId]);
  useEffect(() => {
    if (team === undefined) return;
    seenTeams.set({ ...seenTeams.get(), [userId]: team.map(({ id }) => id) });
  }, [team, userId]);
  return useMemo(() => team && idsAddedSince(team, before), [team, before]);
}
