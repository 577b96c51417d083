import { useSession } from '../../../lib/session.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { useOwnIcon } from '../../face-icons/index.ts';
import { FaceOff } from '../face-off/FaceOff.tsx';
import { useRunningDuel } from './use-running-duel.ts';
import styles from './WayBackToDuel.module.css';

/** On the home page: the way back to the player's duel, as on another device. */
export function WayBackToDuel() {
  const user = useSession();
  const duel = useRunningDuel();
  const icon = useOwnIcon({ icon: user?.icon ?? '' });
  if (user === null || duel === undefined) return null;
  const { id, opponent, turn } = duel;
  return (
    <Card as="section" className={styles.card} aria-labelledby="lotta-in-corso">
      <FaceOff
        foe={{
          ...opponent,
          children: (
            <>
              <h2 id="lotta-in-corso" className={styles.title}>
                Stai lottando contro {opponent.name}
              </h2>
              <p className={styles.turn}>Lotta in corso, turno {Math.max(turn, 1)}</p>
            </>
          ),
        }}
        own={{ picture: icon, children: <p className={styles.own}>{user.username}</p> }}
      />
      <ButtonLink className={styles.back} to={`/battle/${id}`}>
        Torna alla lotta
      </ButtonLink>
    </Card>
  );
}
