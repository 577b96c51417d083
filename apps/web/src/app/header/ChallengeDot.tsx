import { arrivedChallenges } from '../../lib/arrived-challenges.ts';
import { useStore } from '../../lib/create-store.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './ChallengeDot.module.css';
import type { NavigationLink } from './navigation.ts';

/** Whether a challenge waits for the player's answer. */
export function useIsChallenged(): boolean {
  return useStore(arrivedChallenges) > 0;
}

/** A dot on the link to the challenges while one waits for an answer. */
export function ChallengeDot({ to }: Pick<NavigationLink, 'to'>) {
  const isChallenged = useIsChallenged();
  if (to !== '/pvp-battle' || !isChallenged) return null;
  return (
    <span className={styles.dot}>
      <VisuallyHidden> (sfida in attesa)</VisuallyHidden>
    </span>
  );
}
