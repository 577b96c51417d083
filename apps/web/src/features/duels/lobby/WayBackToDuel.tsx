import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { battleQueries } from '../../battles/index.ts';
import { runningDuelOf } from '../watch/new-duels.ts';
import styles from './OpenChallenges.module.css';

/** On the home page: the way back to the player's duel, as on another device. */
export function WayBackToDuel() {
  const { data } = useQuery(battleQueries.open());
  const [duel] = data?.flatMap(runningDuelOf) ?? [];
  if (duel === undefined) return null;
  const { id, opponent, turn } = duel;
  return (
    <section className={styles.row} data-running aria-labelledby="lotta-in-corso">
      <div className={styles.words}>
        <h2 id="lotta-in-corso" className={styles.name}>
          Stai lottando contro {opponent.name}
        </h2>
        <p className={styles.terms}>Lotta in corso, turno {Math.max(turn, 1)}</p>
      </div>
      <ButtonLink to={`/battle/${id}`}>Torna alla lotta</ButtonLink>
    </section>
  );
}
