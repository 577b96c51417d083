import { arenaPath } from '@poketorneo/gen4/asset-paths';
import type { Effects } from '@poketorneo/rules/battle';
import { assetUrl } from '../../../lib/asset-url.ts';
import styles from './ArenaPicture.module.css';
import type { StageLayout } from './layout.ts';
import type { Arena } from './stage-types.ts';

/** The motion and colour of the particles, by type. */
const air: Readonly<Record<number, readonly [motion: 'rise' | 'fall' | 'drift', colour: string]>> =
  {
    2: ['fall', '#eaffb8'],
    3: ['rise', '#e6fdff'],
    4: ['rise', '#ffb545'],
    5: ['drift', '#fff27a'],
    6: ['drift', '#fff0c8'],
    7: ['drift', '#ffe3ab'],
    9: ['fall', '#ffffff'],
    10: ['rise', '#ffd6f2'],
    11: ['rise', '#bff0ff'],
    12: ['drift', '#ffffff'],
    13: ['rise', '#ffe2a3'],
    14: ['rise', '#c7f26a'],
    15: ['drift', '#fff6a8'],
    16: ['drift', '#ff9a8f'],
    17: ['rise', '#ffb36b'],
  };
const motes = Array.from({ length: 12 }, (_, index) => index);

interface ArenaPictureProps {
  arena: Arena;
  layout: StageLayout;
  field: Effects;
}

/** Wall, floor, platforms and particles. */
export function ArenaPicture({ arena, layout, field }: ArenaPictureProps) {
  const { typeId, championOf } = arena;
  const of = championOf === null ? { typeId } : { championOf };
  const picture = (part: 'wall' | 'floor' | 'platform') =>
    `url("${assetUrl(arenaPath(of, part))}")`;
  const [motion, colour] = (championOf === null ? air[typeId] : undefined) ?? ['drift', '#fff3cf'];
  return (
    <>
      <div
        className={styles.wall}
        style={{ height: layout.horizon, backgroundImage: picture('wall') }}
      />
      <div
        className={styles.floor}
        style={{ top: layout.horizon, backgroundImage: picture('floor') }}
      />
      {field['trick-room'] !== undefined && <div className={styles.room} />}
      {field.gravity !== undefined && <div className={styles.gravity} />}
      <div className={styles.air} data-motion={motion} style={{ color: colour }}>
        {motes.map((mote) => (
          <i key={mote} className={styles.mote} />
        ))}
      </div>
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
