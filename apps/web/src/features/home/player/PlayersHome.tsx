import { useQuery } from '@tanstack/react-query';
import { useToastSuppression } from '../../../lib/toast-suppression.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { ArrivedChallenges, useRunningDuel, WayBackToDuel } from '../../duels/index.ts';
import { LatestNotifications } from '../../notifications/index.ts';
import { profileQueries } from '../../profile/index.ts';
import { SeasonLine } from '../../seasons/index.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { NextChallenge } from './NextChallenge.tsx';
import { NothingToFace } from './NothingToFace.tsx';
import styles from './PlayersHome.module.css';
import { stepsOfPlayer } from './steps-of-player.ts';

/** The player's part of /home: the next challenge and the latest notifications. */
export function PlayersHome() {
  return (
    <>
      <div className={styles.first}>
        <SeasonLine />
        <WayBackToDuel />
        <ArrivedChallenges />
        <Waiting />
      </div>
      <LatestNotifications />
    </>
  );
}

/** Whom they face next, or how to begin. */
function Waiting() {
  const { data: info, isError, isFetching, refetch } = useQuery(profileQueries.info());
  const isFighting = useRunningDuel() !== undefined;
  const isBeginning =
    info !== undefined && info.currentLeader === null && info.numberOfTournamentsCompleted === 0;
  // A toast that says hello would point where the first steps do.
  useToastSuppression(({ kind }) => kind === 'welcome' && isBeginning);
  if (info === undefined) {
    if (!isError) return <Skeleton />;
    return (
      <Card>
        <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
      </Card>
    );
  }
  const { currentLeader: leader, currentTournament: tournament } = info;
  if (leader !== null && tournament !== null) {
    return <NextChallenge {...{ info, leader, tournament }} isSecond={isFighting} />;
  }
  if (info.numberOfTournamentsCompleted > 0) return <NothingToFace />;
  return (
    <FirstSteps
      title="La tua prima medaglia in tre passi"
      steps={stepsOfPlayer}
      lit={1}
      to="/tournaments"
      action="Vai ai tornei"
    />
  );
}
