import type { Move } from '@poketorneo/contract';
import { vectorUrl } from '../../lib/asset-url.ts';
import { TypeIcon } from '../type-icon/TypeIcon.tsx';
import styles from './MoveDetails.module.css';

/** Effect and figures of a move, '-' for missing ones. */
export function MoveDetails({ move }: { move: Move }) {
  return (
    <>
      <p className={styles.description}>{move.description}</p>
      <dl className={styles.figures}>
        <dt>Tipo</dt>
        <dd>
          <TypeIcon type={move.type} loading="eager" />
        </dd>
        <dt>Classe</dt>
        <dd>
          <img
            className={styles.damageClass}
            src={vectorUrl(move.damageClass.image)}
            alt={move.damageClass.name}
            width={108}
            height={24}
          />
        </dd>
        <dt>Potenza</dt>
        <dd>{move.power ?? '-'}</dd>
        <dt>Precisione</dt>
        <dd>{percent(move.accuracy)}</dd>
        <dt>Priorità</dt>
        <dd>{signed(move.priority)}</dd>
        <dt>Prob. effetto</dt>
        <dd>{percent(move.effectChance)}</dd>
      </dl>
    </>
  );
}

function percent(value: number | null): string {
  return value === null ? '-' : `${value}%`;
}

/** Most moves have priority 0; for the others the sign matters. */
function signed(priority: number): string {
  if (priority === 0) return '0';
  return priority > 0 ? `+${priority}` : `−${-priority}`;
}
