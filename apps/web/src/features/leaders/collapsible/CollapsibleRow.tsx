import type { TournamentLeader } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { rewardOutcome } from '../card/reward-outcome.ts';
import { SlotPicture } from '../card/SlotPicture.tsx';
import styles from './CollapsibleRow.module.css';

interface CollapsibleRowProps {
  leader: TournamentLeader;
  isOpen: boolean;
  /** The id of the expanded body. */
  bodyId: string;
  onToggle: () => void;
}

/**
 * A defeated leader in one row, which expands to the card; then only its badge and arrow remain.
 */
export function CollapsibleRow({ leader, isOpen, bodyId, onToggle }: CollapsibleRowProps) {
  const { id, name, badge, sprite } = leader;
  const nameId = `leader-name-${id}`;
  return (
    <h3 className={styles.row} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        data-fold
        onClick={onToggle}
      >
        <img
          className={styles.badge}
          src={assetUrl(badge?.image ?? sprite)}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
        />
        {isOpen ? (
          <VisuallyHidden id={nameId}>{name}</VisuallyHidden>
        ) : (
          <>
            <span className={styles.words}>
              <span className={styles.name} id={nameId}>
                {name}
              </span>
              <Facts leader={leader} />
            </span>
            <RewardThumbnail leader={leader} />
          </>
        )}
        <svg className={styles.chevron} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 9 7 7 7-7" />
        </svg>
      </button>
    </h3>
  );
}

function Facts({ leader }: { leader: TournamentLeader }) {
  const { numberOfMatches, obtainablePokemon } = leader;
  const outcome = rewardOutcome(leader);
  return (
    <span className={styles.facts}>
      {numberOfMatches > 0 && <span className={styles.matches}>Lotte: {numberOfMatches}</span>}
      {outcome !== null && (
        <span className={styles.outcome} data-lost={outcome === 'lost' || undefined}>
          <VisuallyHidden>Premio {obtainablePokemon?.name}: </VisuallyHidden>
          {outcome === 'lost' ? 'Non ottenuto' : 'Ottenuto'}
        </span>
      )}
    </span>
  );
}

function RewardThumbnail({ leader }: { leader: TournamentLeader }) {
  const { obtainablePokemon } = leader;
  if (obtainablePokemon === null) return null;
  return (
    <span className={styles.reward}>
      <SlotPicture
        pokemon={{ ...obtainablePokemon, itemImage: null }}
        isLost={rewardOutcome(leader) === 'lost'}
      />
    </span>
  );
}
