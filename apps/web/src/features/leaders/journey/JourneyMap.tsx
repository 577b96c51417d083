import type { TournamentLeader } from '@poketorneo/contract';
import { type RegionMap, regionMapPath, regionMapSize } from '@poketorneo/gen4/region-maps';
import { useState } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { leaderPlace } from '../leader-place.ts';
import styles from './JourneyMap.module.css';
import { type JourneyPlace, nextPlace } from './journey.ts';
import { PlaceMark } from './PlaceMark.tsx';
import { shareOf, signPlace } from './sign-place.ts';
import { TravelledWay } from './TravelledWay.tsx';

interface JourneyMapProps {
  name: string;
  map: RegionMap;
  places: readonly JourneyPlace[];
  onGo: (leader: TournamentLeader) => void;
}

const { width, height } = regionMapSize;

/**
 * The region's map: the travelled way is lit, won badges are at their gyms, the next gym pulses. A
 * sign names the gym under the pointer, else the next one.
 */
export function JourneyMap({ name, map, places, onGo }: JourneyMapProps) {
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const signed = places.find(({ order }) => order === pointedAt) ?? nextPlace(places);
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
      <TravelledWay map={map} places={places} />
      <ol className={styles.places} aria-label={`Le tappe: ${name}`}>
        {places.map((place) => (
          <PlaceMark
            key={place.order}
            place={place}
            at={map.places[place.order - 1] ?? [0, 0]}
            onPoint={(isPointed) => setPointedAt(isPointed ? place.order : null)}
            onGo={onGo}
          />
        ))}
      </ol>
      {signed !== null && <Sign map={map} place={signed} />}
    </div>
  );
}

/** Decoration: screen readers read the marks. */
function Sign({ map, place: { order, state, leader } }: { map: RegionMap; place: JourneyPlace }) {
  const at = map.places[order - 1] ?? [0, 0];
  const { side, edge } = signPlace(at);
  return (
    <p
      className={styles.sign}
      style={shareOf(at)}
      data-side={side}
      data-edge={edge}
      data-state={state}
      aria-hidden="true"
    >
      {leader?.name ?? leaderPlace(order)}
    </p>
  );
}
