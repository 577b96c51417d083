import { publicProfileTitle } from '@poketorneo/contract';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { isTransient } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { AnimatedBackground } from '../../ui/animated-background/AnimatedBackground.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { watchQueries } from '../battles/index.ts';
import { PlayerCard } from './PlayerCard.tsx';
import styles from './PublicProfilePage.module.css';
import { profilePath, publicProfileQueries } from './queries.ts';
import { Trophies } from './Trophies.tsx';

/** /players/{username}: a player's public profile. */
export function PublicProfilePage() {
  const { username = '' } = useParams();
  // Beside the profile: what comes later moves what is shown.
  usePrefetchQuery(watchQueries.live());
  const { data, error, isFetching, refetch } = useQuery(publicProfileQueries.of(username));
  // A cached profile may be hidden by now.
  if (error !== null && !isTransient(error)) return <ProfileNotFound message={error.message} />;
  if (data !== undefined && data.username !== username) {
    return <Navigate to={profilePath(data.username)} replace />;
  }
  return (
    <div className={styles.page}>
      <AnimatedBackground className={styles.background} name="profile" isFirst />
      <div className={styles.content}>
        {data !== undefined ? (
          <Shown key={data.username} username={data.username}>
            <PlayerCard profile={data} />
            <Trophies profile={data} />
          </Shown>
        ) : error !== null ? (
          <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading className={styles.loading}>
            <Skeleton height="15rem" />
            <Skeleton height="20rem" />
          </Loading>
        )}
      </div>
    </div>
  );
}

interface ShownProps {
  username: string;
  children: ReactNode;
}

function Shown({ username, children }: ShownProps) {
  useDocumentTitle(publicProfileTitle(username));
  return children;
}

/** The same for unknown names and hidden profiles: neither reveals the other. */
function ProfileNotFound({ message }: { message: string }) {
  const isSignedIn = useSession() !== null;
  return (
    <div className={styles.notFound}>
      <h1 className={styles.title}>Sfidante</h1>
      <EmptyState
        image="pictures/no-results.svg"
        action={
          isSignedIn ? (
            <ButtonLink to="/profile">Vai al tuo profilo</ButtonLink>
          ) : (
            <ButtonLink to="/home">Torna alla home</ButtonLink>
          )
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
