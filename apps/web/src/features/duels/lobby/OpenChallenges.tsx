import type { DuelChallenge } from '@poketorneo/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button/Button.tsx';
import { duelQueries } from '../queries.ts';
import { ArrivedChallenge, Row } from './ChallengeRow.tsx';
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
          <ArrivedChallenge key={challenge.id} challenge={challenge} />
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
