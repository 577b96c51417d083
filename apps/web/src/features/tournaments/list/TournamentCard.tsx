import type { Tournament } from '@poketorneo/contract';
import type { Ref } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.tsx';
import { BadgeProgress } from './BadgeProgress.tsx';
import { ContinueLink } from './ContinueLink.tsx';
import { LockButton } from './LockButton.tsx';
import type { NextLeader } from './next-leader.ts';
import { SignUpButton } from './SignUpButton.tsx';
import { StatusSign } from './StatusSign.tsx';
import styles from './TournamentCard.module.css';

interface TournamentCardProps {
  tournament: Tournament;
  /** Whom the player faces next, if it is in this tournament. */
  next: NextLeader | null;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A tournament's poster, with what the player can do about it. */
export function TournamentCard({ tournament, next, ref }: TournamentCardProps) {
  const { id, name, description, image, order, status, badges } = tournament;
  const headingId = `tournament-${tournament.id}`;
  const hasBegun = status === 'Ongoing' || status === 'Completed';
  return (
    <li className={styles.card} data-status={status} aria-labelledby={headingId} ref={ref}>
      <div className={styles.poster}>
        <img
          className={styles.scene}
          src={assetUrl(image)}
          alt=""
          width={800}
          height={450}
          loading={order > 2 ? 'lazy' : 'eager'}
        />
        <h2 className={styles.name} id={headingId}>
          {name}
        </h2>
        {status === 'Locked' && <LockButton tournamentName={name} />}
        {hasBegun && <StatusSign status={status} />}
      </div>
      <div className={styles.body}>
        <p className={styles.description}>{description}</p>
        {hasBegun && badges.length > 0 && <BadgeProgress badges={badges} />}
        {status !== 'Locked' && (
          <div className={styles.actions}>
            {status === 'Open' ? (
              <SignUpButton tournament={tournament} />
            ) : (
              <>
                <ContinueLink status={status} next={next} />
                <ButtonLink look="secondary" to={`/badges/${id}`}>
                  Medaglie <VisuallyHidden>del {name}</VisuallyHidden>
                </ButtonLink>
                <ButtonLink look="secondary" to={`/tournament-leaders/${id}-1`}>
                  Capipalestra <VisuallyHidden>del {name}</VisuallyHidden>
                </ButtonLink>
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
