import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { OutcomeBadge } from '../../../ui/outcome-badge/OutcomeBadge.tsx';
import { outcomeNames } from '../../matches/index.ts';
import { formatChange } from '../duel/end-labels.ts';
import styles from './MatchCard.module.css';
import { circumstances, isStopped, isVoid, type PastMatch, ratingChangeOf } from './past-match.ts';
import { ShareBattleButton } from './ShareBattleButton.tsx';

interface PastMatchRowProps {
  past: PastMatch;
  /** The player objects to a result recorded by an organiser. */
  onObject: () => void;
}

export function PastMatchRow({ past, onObject }: PastMatchRowProps) {
  const { opponentName, picture, place, moment, outcome, battle, season } = past;
  const isVoidMatch = isVoid(past);
  const change = ratingChangeOf(past);
  return (
    <li className={styles.card} data-void={isVoidMatch || undefined}>
      <div className={styles.result}>
        {picture !== null && (
          <img className={styles.face} src={assetUrl(picture)} alt="" width={56} height={56} />
        )}
        <OutcomeBadge className={styles.outcome} outcome={isVoidMatch ? 'suspended' : outcome}>
          {isStopped(past) ? 'Annullata' : outcomeNames[outcome]}
        </OutcomeBadge>
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{opponentName}</p>
        <p className={styles.detail}>
          {place}, <time dateTime={moment}>{formatMoment(moment)}</time>
        </p>
        <p className={styles.detail}>
          {circumstances(past)}.
          {change !== null && (
            <>
              {' '}
              <span className={styles.change} data-up={change > 0 || undefined}>
                {formatChange(change)} punti
              </span>
            </>
          )}
        </p>
        {battle === null && season === null && (
          <p className={styles.objection}>
            Non è giusto?{' '}
            <button type="button" className={styles.object} onClick={onObject}>
              Scrivi all’organizzatore
            </button>
          </p>
        )}
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
