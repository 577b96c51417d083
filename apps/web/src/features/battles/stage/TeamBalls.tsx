import type { SideView } from '@poketorneo/rules/battle';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './TeamBalls.module.css';

interface TeamBallsProps {
  side: SideView;
  teamSize: number;
  isFoe: boolean;
  /** Whether one of the teams is the viewer's. */
  hasOwn: boolean;
}

/** A ball per Pokémon: unseen, well, with a status condition, or fainted. */
export function TeamBalls({ side, teamSize, isFoe, hasOwn }: TeamBallsProps) {
  const ours = isFoe ? 'Squadra avversaria' : 'La tua squadra';
  const words = hasOwn ? ours : isFoe ? 'Squadra di fronte' : 'Squadra in primo piano';
  const remaining = teamSize - side.fainted;
  return (
    <p
      className={styles.balls}
      data-balls
      data-foe={isFoe}
      data-last={(remaining === 1 && teamSize > 1) || undefined}
    >
      <VisuallyHidden>{`${words}: ${remaining} su ${teamSize} in piedi`}</VisuallyHidden>
      {Array.from({ length: teamSize }, (_, index) => index + 1).map((place) => {
        const condition = side.pokemons[place]?.condition;
        const state =
          condition === undefined
            ? 'unseen'
            : condition.hp === 0
              ? 'fainted'
              : condition.status === null
                ? 'well'
                : 'ill';
        return <i key={place} className={styles.ball} data-state={state} />;
      })}
    </p>
  );
}
