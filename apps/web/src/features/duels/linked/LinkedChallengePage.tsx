import type { LinkedChallenge } from '@poketorneo/contract';
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
import { DuelistLine } from '../answer/DuelistLine.tsx';
import { useAnswer } from '../answer/use-answer.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { duelQueries } from '../queries.ts';
import { DuelProblem } from '../readiness/DuelProblem.tsx';
import { useReadiness } from '../readiness/use-readiness.ts';
import {
  formatChallengeTerms,
  givenTeamsMeaning,
  paceLabels,
  teamsLabels,
  watchLabels,
} from '../terms/labels.ts';
import { closedLabels } from './closed-labels.ts';
import styles from './LinkedChallengePage.module.css';

/** /sfida/:key: a challenge by link. */
export function LinkedChallengePage() {
  const { key = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(duelQueries.linked(key));
  return (
    <div className={styles.page}>
      {error !== null && !isTransient(error) ? (
        <NoChallenge>Questa sfida non esiste</NoChallenge>
      ) : data !== undefined ? (
        <Shown key={key} linkKey={key} challenge={data} />
      ) : error !== null ? (
        <ErrorState onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading>
          <Skeleton height="20rem" />
        </Loading>
      )}
    </div>
  );
}

function NoChallenge({ children }: { children: string }) {
  const isSignedIn = useSession() !== null;
  return (
    <>
      <h1 className={styles.title}>Una sfida per te</h1>
      <EmptyState
        image="pictures/no-results.svg"
        action={
          isSignedIn ? (
            <ButtonLink to="/pvp-battle">Sfida gli altri</ButtonLink>
          ) : (
            <ButtonLink to="/home">Torna alla home</ButtonLink>
          )
        }
      >
        {children}
      </EmptyState>
    </>
  );
}

interface ShownProps {
  linkKey: string;
  challenge: LinkedChallenge;
}

function Shown({ linkKey, challenge }: ShownProps) {
  const { from, terms, status, expiresAt } = challenge;
  const left = useTimeLeft(expiresAt);
  if (status !== 'open') return <NoChallenge>{closedLabels[status]}</NoChallenge>;
  if (left === 0) return <NoChallenge>{closedLabels.expired}</NoChallenge>;
  return (
    <Card as="section" className={styles.card}>
      <h1 className={styles.title}>{from.name} ti sfida</h1>
      <DuelistLine duelist={from}>
        <p>{formatChallengeTerms(challenge)}</p>
        <p className={styles.left} role="timer">
          Vale ancora {formatTime(left)}
        </p>
      </DuelistLine>
      <ul className={styles.terms}>
        <li>{challenge.isUnbalanced ? givenTeamsMeaning : teamsLabels[terms.teams].meaning}</li>
        <li>{paceLabels[terms.pace].meaning}</li>
        <li>{watchLabels[terms.watch].meaning}</li>
      </ul>
      <WayIn linkKey={linkKey} challenge={challenge} />
    </Card>
  );
}

function WayIn({ linkKey, challenge }: ShownProps): ReactNode {
  const user = useSession();
  const here = `/sfida/${encodeURIComponent(linkKey)}`;
  if (user === null) {
    return (
      <div className={styles.actions}>
        <ButtonLink to={withReturnUrl('/account/login', here)}>Accedi e accetta</ButtonLink>
        <ButtonLink look="secondary" to={withReturnUrl('/account/register', here)}>
          Entra nel torneo
        </ButtonLink>
      </div>
    );
  }
  if (user.username === challenge.from.name) {
    return <p>Questa sfida è tua: fai inquadrare il codice a chi vuoi sfidare.</p>;
  }
  if (!isPlayer(user)) {
    return <p>Lotta contro gli altri solo chi gareggia: qui stai organizzando.</p>;
  }
  return <Acceptance linkKey={linkKey} challenge={challenge} />;
}

function Acceptance({ linkKey, challenge: { terms } }: ShownProps) {
  const answer = useAnswer({ key: linkKey });
  const { pokemonIds, problem, field } = useReadiness(terms);
  return (
    <>
      {field}
      <DuelProblem refusal={answer.error} problem={problem} />
      <Button
        className={styles.accept}
        busy={answer.isPending}
        disabled={problem !== null}
        onClick={() => answer.mutate({ accept: true, pokemonIds })}
      >
        Accetta
      </Button>
    </>
  );
}
