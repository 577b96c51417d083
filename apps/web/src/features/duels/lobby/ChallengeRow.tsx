import type { DuelChallenge } from '@poketorneo/contract';
import type { ReactNode } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatTime } from '../../battles/index.ts';
import { headlineOf } from '../answer/challenge-labels.ts';
import { useTimeLeft } from '../answer/use-time-left.ts';
import { formatChallengeTerms } from '../terms/labels.ts';
import styles from './OpenChallenges.module.css';

interface RowProps {
  challenge: DuelChallenge;
  name: string;
  /** Of the player who has challenged the user. */
  picture?: string;
  children: ReactNode;
}

/** An open challenge in a list. */
export function Row({ challenge, name, picture, children }: RowProps) {
  const left = useTimeLeft(challenge.expiresAt);
  return (
    <li className={styles.row} data-arrived={picture !== undefined || undefined}>
      {picture !== undefined && (
        <img
          className={styles.icon}
          src={assetUrl(picture)}
          alt=""
          width={48}
          height={48}
          decoding="async"
        />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.terms}>
          {formatChallengeTerms(challenge)} ·{' '}
          <span role="timer">{left > 0 ? `ancora ${formatTime(left)}` : 'scaduta'}</span>
        </p>
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}

/** A challenge that waits for the player's answer. */
export function ArrivedChallenge({ challenge }: { challenge: DuelChallenge }) {
  return (
    <Row challenge={challenge} name={headlineOf(challenge)} picture={challenge.from.picture}>
      <ButtonLink to={`/pvp-battle?sfida=${challenge.id}`}>Rispondi</ButtonLink>
    </Row>
  );
}
