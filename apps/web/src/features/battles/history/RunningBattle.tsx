import type { BattleKind, BattleSummary } from '@poketorneo/contract';
import { assetUrl } from '../../../lib/asset-url.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { formatMoment } from '../../../ui/format/dates.ts';
import { opponentOf } from '../opponent-of.ts';
import styles from './MatchCard.module.css';

const kindSuffixes: Readonly<Record<BattleKind, string>> = {
  leader: '',
  rematch: ', rivincita',
  duel: '',
  trial: '',
};

const deadlineLabels: Readonly<Record<BattleKind, string>> = {
  leader: 'Ti aspetta fino al',
  rematch: 'Ti aspetta fino al',
  duel: 'Il turno scade il',
  trial: 'Ti aspetta fino al',
};

/** A link to a running battle. */
export function RunningBattle({ battle }: { battle: BattleSummary }) {
  const { id, kind, turn, deadline } = battle;
  const { name, picture, place } = opponentOf(battle);
  return (
    <li className={styles.card} data-running>
      <img className={styles.portrait} src={assetUrl(picture)} alt="" width={64} height={64} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>
          {place}
          {kindSuffixes[kind]}, turno {Math.max(turn, 1)}
        </p>
        {deadline !== null && (
          <p className={styles.detail}>
            {deadlineLabels[kind]} <time dateTime={deadline}>{formatMoment(deadline)}</time>
          </p>
        )}
      </div>
      <ButtonLink className={styles.resume} to={`/battle/${id}`}>
        Riprendi la lotta
      </ButtonLink>
    </li>
  );
}
