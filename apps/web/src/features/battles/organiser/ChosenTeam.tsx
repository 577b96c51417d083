import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../ui/skeleton/Loading.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import { BoxIcon } from '../BoxIcon.tsx';
import { battleQueries } from '../queries.ts';
import styles from './ChosenTeam.module.css';
import { TierSum } from './TierSum.tsx';

interface ChosenTeamProps {
  userId: number;
  leaderId: number;
  leaderName: string;
}

/** The team that a player has chosen for a leader; nothing if it cannot be loaded. */
export function ChosenTeam({ userId, leaderId, leaderName }: ChosenTeamProps) {
  const { data, isPending } = useQuery(battleQueries.refereeSheet(userId, leaderId));
  if (isPending) {
    return (
      <Loading>
        <Skeleton height="6rem" />
      </Loading>
    );
  }
  if (data === undefined) return null;
  return (
    <div className={styles.chosen}>
      <h4 className={styles.title}>Contro {leaderName}</h4>
      {data.chosenTeam.length === 0 ? (
        <p className={styles.empty}>Non ha ancora scelto nessuno.</p>
      ) : (
        <>
          <ol className={styles.team}>
            {data.chosenTeam.map((pokemon, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a team may contain equal Pokémon.
              <li key={index} className={styles.pokemon}>
                <BoxIcon className={styles.icon} formId={pokemon.formId} />
                <span>{pokemon.name}</span>
              </li>
            ))}
          </ol>
          <TierSum sheet={data} />
        </>
      )}
    </div>
  );
}
