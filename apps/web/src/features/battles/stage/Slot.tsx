import type { BattleSide } from '@poketorneo/contract';
import type { PokemonView } from '@poketorneo/rules/battle';
import { useState } from 'react';
import { type Spot, spriteScale } from './layout.ts';
import styles from './Slot.module.css';
import { type ShapeName, sheetPosition } from './shapes.ts';
import { spriteOf } from './sprite-of.ts';

/** Moves whose user is invisible while preparing them. */
const awayDuring = new Set(['fly', 'bounce', 'dig', 'dive', 'shadow-force']);

const ailments: Readonly<Record<string, ShapeName>> = {
  slp: 'sleep',
  frz: 'cube',
  brn: 4,
  par: 5,
  psn: 14,
  tox: 14,
};

interface SlotProps {
  pokemon: PokemonView;
  side: BattleSide;
  position: number;
  isBack: boolean;
  spot: Spot;
  isStill: boolean;
}

/** A Pokémon on the field, magnified by a whole number, with its feet on the ground. */
export function Slot({ pokemon, side, position, isBack, spot, isStill }: SlotProps) {
  const source = spriteOf(pokemon, isBack, isStill);
  const [loaded, setLoaded] = useState({ source: '', width: 0, height: 0 });
  const isLoaded = loaded.source === source;
  const scale = isLoaded ? spriteScale(spot, loaded.width, loaded.height) : 1;
  const size = { width: loaded.width * scale, height: loaded.height * scale };
  const preparing = pokemon.effects.prepare?.move;
  const isAway = preparing !== undefined && awayDuring.has(preparing);
  const { status } = pokemon.condition;
  const ailment = status === null ? undefined : ailments[status];
  return (
    <div
      className={styles.slot}
      data-slot={`${side}-${position}`}
      data-near={isBack}
      style={{ left: spot.x, top: spot.y }}
    >
      <i
        className={styles.shadow}
        data-part="shadow"
        style={{ width: Math.max(40, size.width * 0.8) }}
      />
      <div className={styles.body} data-part="body" data-away={isAway || undefined}>
        <div className={styles.sprite} data-part="sprite" style={size}>
          <img
            key={source}
            className={styles.picture}
            src={source}
            alt=""
            data-loaded={isLoaded || undefined}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setLoaded({ source, width: naturalWidth, height: naturalHeight })
            }
          />
          <img className={styles.flash} src={source} alt="" data-part="flash" />
          {ailment !== undefined && isLoaded && (
            <i
              className={styles.ailment}
              data-status={status}
              style={{ backgroundPosition: sheetPosition(ailment) }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
