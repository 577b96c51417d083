import type { DuelChallenge } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { formatTime } from '../../battles/index.ts';
import { headlineOf } from '../answer/challenge-labels.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { duelQueries } from '../queries.ts';
import { formatTerms } from '../terms/labels.ts';
import styles from './OpenChallenges.module.css';
import { useWithdraw } from './use-withdraw.ts';

interface OpenChallengesProps {
  /** Shows the QR code of a challenge by link. */
  onShow: (challengeId: number) => void;
}

/** The player's open challenges: first those that wait for an answer. */
export function OpenChallenges({ onShow }: OpenChallengesProps) {
  const { data } = useQuery(duelQueries.challenges());
  const { incoming = [], outgoing = [] } = data ?? {};
  if (incoming.length + outgoing.length === 0) return null;
  return (
    <section aria-labelledby="sfide-aperte">
      <h3 id="sfide-aperte" className={styles.title}>
        Sfide aperte
      </h3>
      <ul className={styles.list}>
        {incoming.map((challenge) => (
          <Row key={challenge.id} challenge={challenge} name={headlineOf(challenge)}>
            <ButtonLink to={`/pvp-battle?sfida=${challenge.id}`} replace>
              Rispondi
            </ButtonLink>
          </Row>
        ))}
        {outgoing.map((challenge) => (
          <Outgoing key={challenge.id} challenge={challenge} onShow={() => onShow(challenge.id)} />
        ))}
      </ul>
    </section>
  );
}

function Outgoing({ challenge, onShow }: { challenge: DuelChallenge; onShow: () => void }) {
  const withdrawal = useWithdraw(challenge.id);
  const name = challenge.to === null ? 'Sfida con un QR' : `Hai sfidato ${challenge.to.name}`;
  return (
    <Row challenge={challenge} name={name}>
      {challenge.linkKey !== null && (
        <Button look="secondary" onClick={onShow}>
          Mostra il QR
        </Button>
      )}
      <Button
        look="quiet"
        aria-label={`Ritira: ${name}`}
        busy={withdrawal.isPending}
        onClick={() => withdrawal.mutate()}
      >
        Ritira
      </Button>
    </Row>
  );
}

interface RowProps {
  challenge: DuelChallenge;
  name: string;
  children: ReactNode;
}

function Row({ challenge: { terms, expiresAt }, name, children }: RowProps) {
  const left = useTimeLeft(expiresAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.terms}>
          {formatTerms(terms)} ·{' '}
          <span role="timer">{left > 0 ? `ancora ${formatTime(left)}` : 'scaduta'}</span>
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
