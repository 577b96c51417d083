import { arenaPath } from '@poketorneo/gen4/asset-paths';
import type { Effects } from '@poketorneo/rules/battle';
import { useEffect, useRef } from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ArenaPicture.module.css';
import { animateArena } from './director.ts';
import type { StageLayout } from './layout.ts';
import type { Arena } from './stage-types.ts';

interface ArenaPictureProps {
  arena: Arena;
  layout: StageLayout;
  field: Effects;
}

/** Wall, floor and platforms; the particles come with the animations. */
export function ArenaPicture({ arena, layout, field }: ArenaPictureProps) {
  const { typeId, championOf } = arena;
  const of = championOf === null ? { typeId } : { championOf };
  const picture = (part: 'wall' | 'floor' | 'platform') =>
    `url("${assetUrl(arenaPath(of, part))}")`;
  const air = useRef<HTMLDivElement>(null);
  const airType = championOf === null ? typeId : null;
  useEffect(() => animateArena(air, airType), [airType]);
  return (
    <>
      <div
        className={styles.wall}
        data-part="wall"
        style={{ height: layout.horizon, backgroundImage: picture('wall') }}
      />
      <div
        className={styles.floor}
        style={{ top: layout.horizon, backgroundImage: picture('floor') }}
      />
      {field['trick-room'] !== undefined && <div className={styles.room} />}
      {field.gravity !== undefined && <div className={styles.gravity} />}
      <div ref={air} className={styles.air} />
      {[...layout.far, ...layout.near].map(({ x, y, disc }) => (
        <i
          key={`${x}-${y}`}
          className={styles.platform}
          style={{ left: x, top: y, width: disc, backgroundImage: picture('platform') }}
        />
      ))}
    </>
  );
}
