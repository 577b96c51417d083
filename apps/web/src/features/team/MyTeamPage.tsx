import type { SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { availablePokemonQueries, PokemonBrowser } from '../available-pokemon/index.ts';
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
  if (query.data?.length === 0) {
    return (
      <EmptyState
        image="pictures/no-tournaments.svg"
        action={<ButtonLink to="/tournaments">Vai ai tornei</ButtonLink>}
      >
        Non sei ancora iscritto a nessun torneo!
      </EmptyState>
    );
  }
  return <PokemonBrowser query={query} label={title} />;
}
