import type { Challenger } from '@poketorneo/contract';
import { memo, type Ref, useId } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { delegatedMatchesNote, useIsDelegated } from '../../matches/index.ts';
import type { ChangeStatus } from '../accounts/use-account-status.ts';
import { ChallengerDetails } from '../details/ChallengerDetails.tsx';
import type { ChallengerAction } from './ChallengerActionModal.tsx';
import styles from './ChallengerCard.module.css';
import { Figures } from './Figures.tsx';
import { NextLeader } from './NextLeader.tsx';
import { TournamentProgress } from './TournamentProgress.tsx';

interface ChallengerCardProps {
  ref: Ref<HTMLLIElement>;
  challenger: Challenger;
  index: number;
  /** Length of the list; null while it has more pages. */
  count: number | null;
  /** Pixels from the list's top. */
  start: number;
  isOpen: boolean;
  onToggle: (userId: number) => void;
  /** Whether checkboxes are shown for selecting several. */
  isSelecting: boolean;
  isSelected: boolean;
  onSelect: (challenger: Challenger) => void;
  onAction: (action: ChallengerAction) => void;
  onStatus: ChangeStatus;
}

export const ChallengerCard = memo(function ChallengerCard({
  ref,
  challenger,
  index,
  count,
  start,
  isOpen,
  onToggle,
  isSelecting,
  isSelected,
  onSelect,
  onAction,
  onStatus,
}: ChallengerCardProps) {
  const detailsId = useId();
  const { userId, username, firstName, lastName, icon, isAdmin, plays, status } = challenger;
  const { nextLeader, openTournaments } = challenger;
  const nameId = `challenger-name-${userId}`;
  const isDelegated = useIsDelegated()(challenger);
  return (
    <li
      ref={ref}
      className={[styles.item, styles.row].join(' ')}
      style={{ transform: `translateY(${start}px)` }}
      data-index={index}
      data-user={userId}
      aria-posinset={index + 1}
      aria-setsize={count ?? -1}
    >
      <article
        className={styles.card}
        aria-labelledby={nameId}
        data-selected={isSelected || undefined}
      >
        <div className={styles.summary}>
          <div className={styles.person}>
            {isSelecting && (
              <input
                type="checkbox"
                className={styles.check}
                aria-label={`Seleziona ${username}`}
                checked={isSelected}
                onChange={() => onSelect(challenger)}
              />
            )}
            <img className={styles.icon} src={assetUrl(icon)} alt="" width={48} height={48} />
            <div className={styles.names}>
              <h2 id={nameId} className={styles.username}>
                {username}
              </h2>
              <p className={styles.fullName}>
                {firstName} {lastName}
              </p>
              {isAdmin && (
                <p className={styles.role}>{plays ? 'Organizza e gareggia' : 'Organizzatore'}</p>
              )}
              {status === 'suspended' && <p className={styles.closed}>Sospeso</p>}
            </div>
          </div>
          <TournamentProgress challenger={challenger} />
          <NextLeader challenger={challenger} />
          <Figures challenger={challenger} />
          <div className={styles.actions}>
            {nextLeader === null ? (
              openTournaments.length > 0 && (
                <Button onClick={() => onAction({ kind: 'sign-up', challenger })}>
                  Iscrivi al torneo
                </Button>
              )
            ) : isDelegated ? (
              <p className={styles.left}>{delegatedMatchesNote}</p>
            ) : (
              <Button onClick={() => onAction({ kind: 'record', challenger })}>
                Registra lotta
              </Button>
            )}
            <Button look="secondary" onClick={() => onAction({ kind: 'notify', challenger })}>
              Notifica
            </Button>
            <Button
              look="secondary"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={`Dettagli di ${username}`}
              onClick={() => onToggle(userId)}
            >
              <svg className={styles.chevron} viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 5.5 5 5 5-5" />
              </svg>
            </Button>
          </div>
        </div>
        {isOpen && (
          <ChallengerDetails
            id={detailsId}
            challenger={challenger}
            onAction={onAction}
            onStatus={onStatus}
          />
        )}
      </article>
    </li>
  );
});
