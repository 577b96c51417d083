import { useQuery } from '@tanstack/react-query';
import { duelQueries } from '../queries.ts';
import { ArrivedChallenge } from './ChallengeRow.tsx';
import styles from './OpenChallenges.module.css';

/** On the home page: the challenges that wait for the player's answer. */
export function ArrivedChallenges() {
  const { data } = useQuery(duelQueries.challenges());
  if (data === undefined || data.incoming.length === 0) return null;
  return (
    <section aria-label="Sfide che ti aspettano">
      <ul className={styles.list}>
        {data.incoming.map((challenge) => (
          <ArrivedChallenge key={challenge.id} challenge={challenge} />
        ))}
      </ul>
    </section>
  );
}
