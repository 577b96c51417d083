import type { Effects } from '@poketorneo/rules/battle';
import type { Spot } from './layout.ts';
import styles from './SideMarks.module.css';
import { type ShapeName, sheetPosition } from './shapes.ts';

const hazards: readonly (readonly [effect: string, shape: ShapeName])[] = [
  ['spikes', 'spikes'],
  ['toxic-spikes', 'toxicSpikes'],
  ['stealth-rock', 'stone'],
];
const screens = ['reflect', 'light-screen', 'safeguard', 'mist', 'tailwind'] as const;
/** The positions of a hazard's pieces, as shares of the platform's width. */
const hazardOffsets = [-0.44, 0.4, -0.2, 0.24, 0.02, 0.5] as const;

interface SideMarksProps {
  effects: Effects;
  spots: readonly Spot[];
  isNear: boolean;
}

/** The hazards on a side of the field and the screens in front of it. */
export function SideMarks({ effects, spots, isNear }: SideMarksProps) {
  return (
    <>
      {spots.map(({ x, y, disc, depth }) => (
        <div
          key={x}
          className={styles.marks}
          data-near={isNear}
          style={{ left: x, top: y, width: disc }}
        >
          {hazards.map(([effect, shape], row) => {
            const layers = effects[effect]?.count ?? 0;
            const many = layers === 0 ? 0 : effect === 'stealth-rock' ? 4 : layers * 2;
            return hazardOffsets.slice(0, many).map((offset) => (
              <i
                key={`${effect}${offset}`}
                className={styles.hazard}
                data-effect={effect}
                style={{
                  left: `${50 + offset * 92 + row * 3}%`,
                  width: disc * 0.11,
                  marginTop: (0.24 - Math.abs(offset) * 0.3 + row * 0.015) * disc * 0.5 * depth,
                  backgroundPosition: sheetPosition(shape),
                }}
              />
            ));
          })}
          {screens.map(
            (screen, index) =>
              effects[screen] !== undefined && (
                <i
                  key={screen}
                  className={styles.screen}
                  data-screen={screen}
                  style={{ width: disc * (0.66 + index * 0.05), bottom: -disc * 0.06 }}
                />
              ),
          )}
        </div>
      ))}
    </>
  );
}
