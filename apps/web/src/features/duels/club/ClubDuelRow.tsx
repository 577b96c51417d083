import { battleSides, type ClubDuel, type ClubDuelist } from '@poketorneo/contract';
import { ofSide } from '@poketorneo/rules/battle';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { OutcomeBadge } from '../../../ui/outcome-badge/OutcomeBadge.tsx';
import { outcomeNames } from '../../matches/index.ts';
import styles from './ClubDuelRow.module.css';
import { formatRatingChange, isSuspect, namesOf, stateOf, unratedLabels } from './duel-labels.ts';

interface ClubDuelRowProps {
  duel: ClubDuel;
  onVoid: () => void;
}

export function ClubDuelRow({ duel, onVoid }: ClubDuelRowProps) {
  const { id, status, players, unratedReason, canBeVoided } = duel;
  const names = namesOf(duel);
  const why = unratedReason === null ? null : unratedLabels[unratedReason];
  return (
    <li className={styles.row} data-status={status}>
      <div className={styles.players}>
        {battleSides.map((side) => (
          <Player key={side} player={ofSide(players, side)} isVoid={status === 'void'} />
        ))}
      </div>
      <p className={styles.state}>{stateOf(duel)}</p>
      {why !== null && (
        <p className={styles.why} data-suspect={isSuspect(duel) || undefined}>
          {why}
        </p>
      )}
      <div className={styles.actions}>
        {status !== 'running' && (
          <ButtonLink look="quiet" to={`/replay/battle/${id}`} aria-label={`Rivedi: ${names}`}>
            Rivedi
          </ButtonLink>
        )}
        {canBeVoided && (
          <Button look="secondary" aria-label={`Annulla: ${names}`} onClick={onVoid}>
            Annulla
          </Button>
        )}
      </div>
    </li>
  );
}

function Player({ player, isVoid }: { player: ClubDuelist; isVoid: boolean }) {
  const { name, picture, outcome, rating } = player;
  return (
    <div className={styles.player}>
      <img src={assetUrl(picture)} alt="" width={40} height={40} className={styles.picture} />
      <p className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        {rating !== null && <span className={styles.rating}>{formatRatingChange(rating)}</span>}
      </p>
      {outcome !== null && !isVoid && (
        <OutcomeBadge className={styles.outcome} outcome={outcome}>
          {outcomeNames[outcome]}
        </OutcomeBadge>
      )}
    </div>
  );
}
