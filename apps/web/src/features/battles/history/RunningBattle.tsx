import type { BattleKind, BattleSummary } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import styles from './MatchCard.module.css';

const kindSuffixes: Readonly<Record<BattleKind, string>> = { leader: '', rematch: ', rivincita' };

/** A link to a running battle. */
export function RunningBattle({ battle }: { battle: BattleSummary }) {
  const { id, kind, leaderName, leaderPicture, tournamentName, turn, deadline } = battle;
  return (
    <li className={styles.card} data-running>
      <img
        className={styles.portrait}
        src={assetUrl(leaderPicture)}
        alt=""
        width={64}
        height={64}
      />
      <div className={styles.words}>
        <p className={styles.name}>{leaderName}</p>
        <p className={styles.detail}>
          {tournamentName}
          {kindSuffixes[kind]}, turno {Math.max(turn, 1)}
        </p>
        {deadline !== null && (
          <p className={styles.detail}>
            Ti aspetta fino al <time dateTime={deadline}>{formatMoment(deadline)}</time>
          </p>
        )}
      </div>
      <ButtonLink className={styles.resume} to={`/battle/${id}`}>
        Riprendi la lotta
      </ButtonLink>
    </li>
  );
}
