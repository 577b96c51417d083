import { mapRoutePath, type RegionMap, regionMapSize } from '@poketorneo/gen4/region-maps';
import type { JourneyStop } from './journey.ts';
import styles from './TravelledWay.module.css';

interface TravelledWayProps {
  map: RegionMap;
  stops: readonly JourneyStop[];
}

/** The way between gyms, lit from each defeated leader to the next gym. */
export function TravelledWay({ map, stops }: TravelledWayProps) {
  return (
    <svg
      className={styles.way}
      viewBox={`0 0 ${regionMapSize.width} ${regionMapSize.height}`}
      aria-hidden="true"
    >
      {stops.slice(0, -1).map(({ order, state }) => {
        const d = mapRoutePath(map, order);
        const isLit = state === 'defeated';
        return (
          <g key={order} className={styles.leg} data-leg={order} data-lit={isLit || undefined}>
            <path className={styles.edge} d={d} />
            <path className={styles.light} d={d} />
            <path className={styles.glint} d={d} />
          </g>
        );
      })}
    </svg>
  );
}
