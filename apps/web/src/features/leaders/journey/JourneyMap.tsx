import type { TournamentLeader } from '@poketorneo/contract';
import { type RegionMap, regionMapPath, regionMapSize } from '@poketorneo/gen4/region-maps';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { leaderLabel } from '../leader-label.ts';
import styles from './JourneyMap.module.css';
import { type JourneyStop, nextStop } from './journey.ts';
import { StopMarker } from './StopMarker.tsx';
import { signPosition, toMapPercent } from './sign-position.ts';
import { TravelledWay } from './TravelledWay.tsx';

interface JourneyMapProps {
  name: string;
  map: RegionMap;
  stops: readonly JourneyStop[];
  onGo: (leader: TournamentLeader) => void;
}

const { width, height } = regionMapSize;

/**
 * The region's map: the travelled way is lit, won badges are at their gyms, the next gym pulses. A
 * sign names the gym under the pointer, else the next one.
 */
export function JourneyMap({ name, map, stops, onGo }: JourneyMapProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const signed = stops.find(({ order }) => order === pointedAt) ?? nextStop(stops);
  return (
    <div className={styles.map} data-region-map>
      <img
        className={styles.ground}
        src={assetUrl(regionMapPath(map))}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <TravelledWay map={map} stops={stops} />
      <ol className={styles.stops} aria-label={`Le tappe: ${name}`}>
        {stops.map((stop) => (
          <StopMarker
            key={stop.order}
            stop={stop}
            at={map.places[stop.order - 1] ?? [0, 0]}
            onPoint={(isPointed) => setPointedAt(isPointed ? stop.order : null)}
            onGo={onGo}
          />
        ))}
      </ol>
      {signed !== null && <Sign map={map} stop={signed} />}
    </div>
  );
}

/** Decoration: screen readers read the marks. */
function Sign({ map, stop: { order, state, leader } }: { map: RegionMap; stop: JourneyStop }) {
  const at = map.places[order - 1] ?? [0, 0];
  const { side, edge } = signPosition(at);
  return (
    <p
      className={styles.sign}
      style={toMapPercent(at)}
      data-side={side}
      data-edge={edge}
      data-state={state}
      aria-hidden="true"
    >
      {leader?.name ?? leaderLabel(order)}
    </p>
  );
}
