import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { OutcomeBadge } from '../../../ui/outcome-badge/OutcomeBadge.tsx';
import { outcomeNames } from '../../matches/index.ts';
import styles from './MatchCard.module.css';
import { circumstances, isStopped, isVoid, type PastMatch } from './past-match.ts';
import { ShareBattleButton } from './ShareBattleButton.tsx';

interface PastMatchRowProps {
  past: PastMatch;
  /** The player objects to a result recorded by an organiser. */
  onObject: () => void;
}

export function PastMatchRow({ past, onObject }: PastMatchRowProps) {
  const { opponentName, place, moment, outcome, battle, season } = past;
  const isVoidMatch = isVoid(past);
  return (
    <li className={styles.card} data-void={isVoidMatch || undefined}>
      <OutcomeBadge className={styles.outcome} outcome={isVoidMatch ? 'suspended' : outcome}>
        {isStopped(past) ? 'Annullata' : outcomeNames[outcome]}
      </OutcomeBadge>
      <div className={styles.words}>
        <p className={styles.name}>{opponentName}</p>
        <p className={styles.detail}>
          {place}, <time dateTime={moment}>{formatMoment(moment)}</time>
        </p>
        <p className={styles.detail}>
          {circumstances(past)}.
          {battle === null && season === null && (
            <>
              {' '}
              Non è giusto?{' '}
              <button type="button" className={styles.object} onClick={onObject}>
                Scrivi all’organizzatore
              </button>
            </>
          )}
        </p>
      </div>
      {battle?.hasReplay && (
        <div className={styles.actions}>
          <ButtonLink
            look="secondary"
            to={`/replay/battle/${battle.id}`}
            aria-label={`Rivedi la lotta contro ${opponentName}`}
          >
            Rivedi
          </ButtonLink>
          <ShareBattleButton battle={battle} />
        </div>
      )}
    </li>
  );
}
