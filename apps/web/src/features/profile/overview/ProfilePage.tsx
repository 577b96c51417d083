import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session.ts';
import { AnimatedBackground } from '../../../ui/animated-background/AnimatedBackground.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { profileQueries } from '../queries.ts';
import { IdentityCard } from './IdentityCard.tsx';
import styles from './ProfilePage.module.css';
import { Statistics, StatisticsSkeleton } from './Statistics.tsx';
import { useFreshAccount } from './use-fresh-account.ts';

/** /profile/{section}: the player's identity and statistics. */
export function ProfilePage() {
  const user = useSession();
  const { data, isError, isFetching, refetch } = useQuery(profileQueries.info());
  useFreshAccount(user?.id);
  if (user === null) return null;
  return (
    <div className={styles.page}>
      <ProfileBackground />
      <div className={styles.content}>
        <IdentityCard key={user.id} user={user} signUpDate={data?.signUpDate} />
        {data === undefined ? (
          isError ? (
            <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
          ) : (
            <StatisticsSkeleton />
          )
        ) : (
          <Statistics info={data} />
        )}
      </div>
    </div>
  );
}

/** The camp under the stars, behind the page's top. */
function ProfileBackground() {
  return <AnimatedBackground className={styles.background} name="profile" isFirst />;
}
