import type { BattleSettings, TournamentLeader } from '@poketorneo/contract';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatLevel } from '../../battles/index.ts';
import styles from './Challenge.module.css';

interface ChallengeProps {
  leader: TournamentLeader;
  /** Undefined while loading: the usual mode is assumed. */
  settings: BattleSettings | undefined;
}

/** The link to the match with a leader; nothing while the leader cannot be challenged. */
export function Challenge({ leader, settings }: ChallengeProps) {
  const { id, name, unlocked, defeated, runningBattleId } = leader;
  const isByHand = settings?.mode === 'by-hand';
  if (!unlocked || (defeated && isByHand && runningBattleId === null)) return null;
  const preparation = `/battle-preparation/${id}`;
  return (
    <div className={styles.challenge}>
      {runningBattleId !== null ? (
        <ButtonLink className={styles.link} to={`/battle/${runningBattleId}`}>
          Riprendi la lotta
        </ButtonLink>
      ) : defeated ? (
        <ButtonLink
          look="secondary"
          className={styles.link}
          to={preparation}
          aria-label={`Rivincita con ${name}`}
        >
          Rivincita
        </ButtonLink>
      ) : (
        <ButtonLink className={styles.link} to={preparation}>
          {isByHand ? 'Prepara la sfida' : `Sfida ${name}`}
        </ButtonLink>
      )}
      {!defeated && (
        <p className={styles.level}>
          {settings !== undefined && formatLevel(settings.levelRule, levelOf(leader, settings))}
        </p>
      )}
    </div>
  );
}

/** The level of the player's Pokémon in the match; null if the card does not know it. */
function levelOf({ pokemons }: TournamentLeader, { levelRule }: BattleSettings): number | null {
  if (levelRule === 'real' || pokemons.length === 0) return null;
  return Math.max(...pokemons.map(({ level }) => level));
}
