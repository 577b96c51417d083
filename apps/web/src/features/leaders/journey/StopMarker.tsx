import type { TournamentLeader } from '@poketorneo/contract';
import type { MapPoint } from '@poketorneo/gen4/region-maps';
import { championPosition } from '@poketorneo/rules';
import { assetUrl } from '../../../lib/asset-url.ts';
import { leaderLabel } from '../leader-label.ts';
import { type JourneyStop, stateLabels } from './journey.ts';
import styles from './StopMarker.module.css';
import { toMapPercent } from './sign-position.ts';

interface StopMarkerProps {
  stop: JourneyStop;
  at: MapPoint;
  onPoint: (isPointed: boolean) => void;
  onGo: (leader: TournamentLeader) => void;
}

/** A gym on the map, linked to its leader's card if there is one. */
export function StopMarker({ stop, at, onPoint, onGo }: StopMarkerProps) {
  const { order, state, leader } = stop;
  const where = leaderLabel(order);
  const point = {
    onPointerEnter: () => onPoint(true),
    onPointerLeave: () => onPoint(false),
  };
  return (
    <li
      className={styles.stop}
      style={toMapPercent(at)}
      data-state={state}
      data-champion={order === championPosition || undefined}
    >
      {leader === null ? (
        <span
          className={styles.mark}
          role="img"
          aria-label={`${where}: ${stateLabels[state]}`}
          {...point}
        >
          <Medal stop={stop} />
        </span>
      ) : (
        <button
          type="button"
          className={styles.mark}
          aria-label={`${where}, ${leader.name}: ${stateLabels[state]}`}
          onClick={() => onGo(leader)}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
          {...point}
        >
          <Medal stop={stop} />
        </button>
      )}
    </li>
  );
}

/** The badge won there, else the leader's portrait if unlocked, else the gym's number. */
function Medal({ stop: { order, state, leader } }: { stop: JourneyStop }) {
  if (leader !== null && state === 'defeated' && leader.badge !== null) {
    return <Picture className={styles.badge} path={leader.badge.image} size={160} />;
  }
  if (leader !== null && state !== 'ahead') {
    return (
      <span className={styles.portrait}>
        <Picture path={leader.sprite} size={240} />
      </span>
    );
  }
  return <span className={styles.disc}>{order === championPosition ? <Padlock /> : order}</span>;
}

interface PictureProps {
  path: string;
  size: number;
  className?: string | undefined;
}

function Picture({ path, size, className }: PictureProps) {
  return (
    <img
      className={className}
      src={assetUrl(path)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}

function Padlock() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.shackle} d="M7 11V8a5 5 0 0 1 10 0v3" />
      <path className={styles.lock} d="M4 11h16v10H4z" />
      <path className={styles.keyhole} d="M12 14v4" />
    </svg>
  );
}
