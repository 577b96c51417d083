import type { BattleWeather } from '@poketorneo/contract';
import { activeAt, foeOf } from '@poketorneo/rules/battle';
import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { assetUrl } from '../../../lib/asset-url.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { ArenaPicture } from './ArenaPicture.tsx';
import styles from './BattleStage.module.css';
import { Director, StageGone } from './director.ts';
import { arePlatesBeside, isTall, layoutOf } from './layout.ts';
import { Plates } from './Plates.tsx';
import { SideMarks } from './SideMarks.tsx';
import { Slot } from './Slot.tsx';
import type { BattleStageProps } from './stage-types.ts';

const tiles = { rain: 'rain', sandstorm: 'sand', hail: 'hail' } as const;

/** Fills its parent, which needs a width and a height. */
export function BattleStage(props: BattleStageProps) {
  const { ref, view, side, format, arena } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const isStill = useReducedMotion();
  const layout = layoutOf(size.width, size.height, format);
  const now = useRef({ props, layout });
  useLayoutEffect(() => {
    now.current = { props, layout };
  });

  const [director] = useState(
    () =>
      new Director(() => {
        if (root.current === null) throw new StageGone();
        return { root: root.current, ...now.current };
      }),
  );
  useImperativeHandle(ref, () => director, [director]);

  const isOver = view.end !== null;
  // A replay that goes back from the end removes the curtain.
  useEffect(() => {
    if (!isOver) root.current?.querySelector('[data-part="front"]')?.replaceChildren();
  }, [isOver]);
  useLayoutEffect(() => {
    for (const sheet of ['shapes', 'signatures', 'surf']) {
      const url = assetUrl(`effects/${sheet}.svg`);
      root.current?.style.setProperty(`--${sheet}`, `url("${url}")`);
      // Preloaded for the first animation.
      new Image().src = url;
    }
  }, []);

  const foe = foeOf(side);
  const rows = [
    { of: foe, spots: layout.far, isBack: false },
    { of: side, spots: layout.near, isBack: true },
  ] as const;
  return (
    <div
      ref={root}
      className={styles.stage}
      data-format={format}
      data-tall={isTall(size.width, size.height) || undefined}
      data-plates={arePlatesBeside(size.width, size.height) ? 'beside' : 'stacked'}
    >
      {size.width > 0 && (
        <>
          <div className={styles.camera} data-part="camera">
            <ArenaPicture arena={arena} layout={layout} field={view.field} />
            <div className={styles.behind} data-part="behind" />
            {rows.map(({ of, spots, isBack }) => (
              <div key={of} className={styles.row}>
                {spots.map((spot, position) => {
                  const pokemon = activeAt(view, of, position);
                  return (
                    pokemon !== null && (
                      <Slot
                        key={pokemon.place}
                        pokemon={pokemon}
                        side={of}
                        position={position}
                        isBack={isBack}
                        spot={spot}
                        isStill={isStill}
                      />
                    )
                  );
                })}
                <SideMarks effects={view.sides[of].effects} spots={spots} isNear={isBack} />
              </div>
            ))}
            <div className={styles.light} data-part="light" />
            <div className={styles.effects} data-part="effects" />
            <WeatherVeil weather={view.weather?.kind ?? null} />
          </div>
          <Plates {...props} />
          <div className={styles.front} data-part="front" />
        </>
      )}
    </div>
  );
}

function WeatherVeil({ weather }: { weather: BattleWeather | null }) {
  if (weather === null) return null;
  const tile =
    weather === 'sun' ? undefined : `url("${assetUrl(`effects/${tiles[weather]}.svg`)}")`;
  return (
    <div className={styles.veil} data-weather={weather}>
      {tile === undefined ? (
        <>
          <i className={styles.sun} />
          <i className={styles.rays} />
        </>
      ) : (
        <>
          <i className={styles.tiles} style={{ backgroundImage: tile }} />
          <i className={styles.tiles} style={{ backgroundImage: tile }} />
        </>
      )}
    </div>
  );
}

/** The size of an element in whole pixels; 0 before it is mounted. */
function useSize(element: RefObject<HTMLElement | null>): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () =>
      setSize((before) => {
        const { clientWidth: width, clientHeight: height } = measured;
        return before.width === width && before.height === height ? before : { width, height };
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
