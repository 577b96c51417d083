import type { ChallengerAttention } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card/Card.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { challengerQueries } from '../../challengers/index.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { AttentionList } from './AttentionList.tsx';
import styles from './Desk.module.css';
import { Messages } from './Messages.tsx';
import { useWaitingPlayers } from './use-waiting-players.ts';

const steps = [
  { name: 'Invita', meaning: 'un codice da inquadrare, e sono dentro' },
  { name: 'Chiama a raccolta', meaning: 'ognuno sceglie un torneo e riceve tre Pokémon' },
  { name: 'Si lotta', meaning: 'registra la prima lotta, o guardala nell’app' },
] as const;

/** The current step by what the club lacks. */
const stepLinks = {
  players: { lit: 1, to: '/club/invitations', action: 'Invita gli sfidanti' },
  'sign-ups': { lit: 2, to: '/club/messages', action: 'Scrivi a tutti' },
  match: { lit: 3, to: '/users?sezione=tavolo', action: 'Vai al tavolo' },
} as const;

/** The organiser's part of /home: messages and the attention list. */
export function OrganisersHome() {
  const { data, isError, isFetching, refetch } = useQuery(challengerQueries.attention());
  const isAnybodyWaiting = useWaitingPlayers().length > 0;
  return (
    <>
      {data !== undefined ? (
        data.lacks === null || isAnybodyWaiting || data.numberOfPasswordWishes > 0 ? (
          <AttentionList challengers={data} />
        ) : (
          <FirstEvening lacks={data.lacks} />
        )
      ) : isError ? (
        <Card>
          <ErrorState onRetry={() => refetch()} isRetrying={isFetching} />
        </Card>
      ) : (
        <Loading hidesRest className={styles.waiting}>
          <Skeleton />
        </Loading>
      )}
      <Messages />
    </>
  );
}

interface FirstEveningProps {
  lacks: NonNullable<ChallengerAttention['lacks']>;
}

/** The first steps of a club without matches. */
function FirstEvening({ lacks }: FirstEveningProps) {
  return <FirstSteps title="La prima serata in tre passi" steps={steps} {...stepLinks[lacks]} />;
}
