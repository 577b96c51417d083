import type { DuelChallengeStatus, LinkedChallenge, SessionUser } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isTransient } from '../../../lib/api.ts';
import { withReturnUrl } from '../../../lib/return-url.ts';
import { isPlayer, useSession } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { EmptyState } from '../../../ui/empty-state/EmptyState.tsx';
import { ErrorState } from '../../../ui/error-state/ErrorState.tsx';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { formatTime } from '../../battles/index.ts';
import { useAnswer } from '../answer/use-answer.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { FaceOff } from '../face-off/FaceOff.tsx';
import { ChallengeCode } from '../lobby/ChallengeCode.tsx';
import { useRunningDuel } from '../lobby/use-running-duel.ts';
import { useWithdraw } from '../lobby/use-withdraw.ts';
import { duelQueries } from '../queries.ts';
import { DuelProblem } from '../readiness/DuelProblem.tsx';
import { useReadiness } from '../readiness/use-readiness.ts';
import { closedLabels } from './closed-labels.ts';
import styles from './LinkedChallengePage.module.css';
import { TermsTiles } from './TermsTiles.tsx';

/** How soon an open challenge is seen to be closed. */
const readingMs = 5000;

/** /sfida/:key: a challenge by link. */
export function LinkedChallengePage() {
  const { key = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...duelQueries.linked(key),
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? readingMs : false),
  });
  return (
    <div className={styles.page}>
      {error !== null && !isTransient(error) ? (
        <NoChallenge />
      ) : data !== undefined ? (
        <Shown key={key} linkKey={key} challenge={data} />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="32rem" />
        </Loading>
      )}
    </div>
  );
}

function NoChallenge() {
  return (
    <div className={styles.none}>
      <h1 className={styles.title}>Una sfida per te</h1>
      <EmptyState image="pictures/no-results.svg" action={<WayOn />}>
        Questa sfida non esiste
      </EmptyState>
    </div>
  );
}

/** What one can do instead. */
function WayOn() {
  return useSession() === null ? (
    <ButtonLink to="/home">Torna alla home</ButtonLink>
  ) : (
    <ButtonLink to="/pvp-battle">Sfida gli altri</ButtonLink>
  );
}

interface ShownProps {
  linkKey: string;
  challenge: LinkedChallenge;
}

function Shown({ linkKey, challenge }: ShownProps) {
  const user = useSession();
  const { from, status, expiresAt } = challenge;
  const left = useTimeLeft(expiresAt);
  const answer = useAnswer({ key: linkKey });
  // Its own acceptance leads to the duel: the page does not close before.
  const isAccepted = answer.isPending || answer.isSuccess;
  if (status !== 'open' && !(isAccepted && status === 'accepted'))
    return <Closed from={from} status={status} />;
  if (left === 0 && !isAccepted) return <Closed from={from} status="expired" />;
  if (user?.username === from.name) return <OwnChallenge linkKey={linkKey} challenge={challenge} />;
  return (
    <Card as="section" className={styles.card} aria-labelledby="sfida">
      <FaceOff
        foe={{
          ...from,
          children: (
            <h1 id="sfida" className={styles.headline}>
              {from.name} <span className={styles.verb}>ti sfida</span>
            </h1>
          ),
        }}
        own={ownRival(user)}
      />
      <div className={styles.body}>
        <TermsTiles challenge={challenge} />
        <p className={styles.left} role="timer">
          Vale ancora {formatTime(left)}
        </p>
        <WayIn linkKey={linkKey} challenge={challenge} answer={answer} />
      </div>
    </Card>
  );
}

const ownRival = (user: SessionUser | null) => ({
  picture: user?.icon ?? null,
  children: <p className={styles.own}>{user?.username ?? 'Tu'}</p>,
});

interface ClosedProps extends Pick<LinkedChallenge, 'from'> {
  status: Exclude<DuelChallengeStatus, 'open'>;
}

function Closed({ from, status }: ClosedProps) {
  const user = useSession();
  const duel = useRunningDuel();
  return (
    <Card as="section" className={styles.card} aria-labelledby="sfida">
      <FaceOff
        foe={{
          ...from,
          children: (
            <h1 id="sfida" className={styles.headline}>
              <span className={styles.verb}>La sfida di</span> {from.name}
            </h1>
          ),
        }}
        own={ownRival(user)}
        isOver
      />
      <div className={styles.body}>
        <p className={styles.closed}>{closedLabels[status]}</p>
        <div className={styles.actions}>
          {duel === undefined ? (
            <WayOn />
          ) : (
            <ButtonLink to={`/battle/${duel.id}`}>Torna alla lotta</ButtonLink>
          )}
        </div>
      </div>
    </Card>
  );
}

/** To its maker the page shows the code. */
function OwnChallenge({ linkKey, challenge }: ShownProps) {
  const { data } = useQuery(duelQueries.challenges());
  const own = data?.outgoing.find((one) => one.linkKey === linkKey);
  return (
    <Card as="section" className={styles.card} aria-labelledby="sfida">
      <div className={styles.body}>
        <h1 id="sfida" className={styles.title}>
          La tua sfida
        </h1>
        <p>
          Fai inquadrare il codice a chi vuoi sfidare, o manda il link: la lotta si apre da sola.
        </p>
        <ChallengeCode challenge={challenge} linkKey={linkKey} />
        {own !== undefined && <Withdrawal challengeId={own.id} />}
      </div>
    </Card>
  );
}

function Withdrawal({ challengeId }: { challengeId: number }) {
  const withdrawal = useWithdraw(challengeId);
  return (
    <Button look="quiet" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
      Ritira la sfida
    </Button>
  );
}

interface WayInProps extends ShownProps {
  answer: ReturnType<typeof useAnswer>;
}

function WayIn({ linkKey, challenge, answer }: WayInProps): ReactNode {
  const user = useSession();
  const here = `/sfida/${encodeURIComponent(linkKey)}`;
  if (user === null) {
    return (
      <>
        <div className={styles.wayIn}>
          <ButtonLink className={styles.accept} to={withReturnUrl('/account/login', here)}>
            Accedi e accetta
          </ButtonLink>
        </div>
        <ButtonLink look="secondary" to={withReturnUrl('/account/register', here)}>
          Entra nel torneo
        </ButtonLink>
        <p className={styles.note}>Per lottare serve un account. Dopo l’accesso torni qui.</p>
      </>
    );
  }
  if (!isPlayer(user)) {
    return <p>Lotta contro gli altri solo chi gareggia: qui stai organizzando.</p>;
  }
  return <Acceptance challenge={challenge} answer={answer} />;
}

function Acceptance({ challenge: { terms }, answer }: Omit<WayInProps, 'linkKey'>) {
  const { pokemonIds, problem, field } = useReadiness(terms);
  return (
    <>
      {field}
      <div className={styles.wayIn}>
        <DuelProblem refusal={answer.error} problem={problem} />
        <Button
          className={styles.accept}
          busy={answer.isPending || answer.isSuccess}
          disabled={problem !== null}
          onClick={() => answer.mutate({ accept: true, pokemonIds })}
        >
          Accetta
        </Button>
      </div>
      <ButtonLink look="quiet" to="/home">
        Non ora
      </ButtonLink>
    </>
  );
}
