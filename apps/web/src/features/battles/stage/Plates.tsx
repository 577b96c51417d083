import type { BattleSide, FieldPosition } from '@poketorneo/contract';
import { activeAt, foeOf } from '@poketorneo/rules/battle';
import { FieldChips } from './FieldChips.tsx';
import { Plate, VacantPlate } from './Plate.tsx';
import styles from './Plates.module.css';
import type { BattleStageProps } from './stage-types.ts';
import { TeamBalls } from './TeamBalls.tsx';

export function Plates({
  view,
  side,
  isOwnSideExact,
  teamSizes,
  terms,
  aiming,
  decidingPosition,
  inspection,
  foeLabel,
  underPlates,
}: BattleStageProps) {
  const foe = foeOf(side);
  const plates = (of: BattleSide) => {
    const isFoe = of !== side;
    const positions: readonly FieldPosition[] = [0, 1];
    const shown = positions.flatMap((position) => {
      const pokemon = activeAt(view, of, position);
      if (pokemon === null) {
        return position === 0 || view.format === 'doubles'
          ? [<VacantPlate key={`${of}-empty-${position}`} isExact={!isFoe && isOwnSideExact} />]
          : [];
      }
      const aim = aiming?.aims.find((one) => one.side === of && one.position === position);
      return [
        <Plate
          key={`${of}-${pokemon.place}`}
          pokemon={pokemon}
          slotName={`${of}-${position}`}
          terms={terms}
          isFoe={isFoe}
          foeLabel={foeLabel}
          isExact={!isFoe && isOwnSideExact}
          isDeciding={!isFoe && decidingPosition === position}
          onAim={aim === undefined ? null : () => aiming?.onAim(aim)}
          onOpen={
            inspection == null
              ? null
              : () => inspection.onPokemon({ side: of, place: pokemon.place })
          }
        />,
      ];
    });
    // The opposite side is mirrored.
    return isFoe ? shown.toReversed() : shown;
  };
  const balls = (of: BattleSide) => (
    <TeamBalls
      side={view.sides[of]}
      teamSize={teamSizes[of === 1 ? 0 : 1]}
      isFoe={of !== side}
      hasOwn={isOwnSideExact}
    />
  );
  return (
    <>
      <FieldChips view={view} side={side} terms={terms} onOpen={inspection?.onField ?? null} />
      <div className={styles.far} data-part="far-plates">
        <div className={styles.plates}>{plates(foe)}</div>
        {underPlates?.(foe)}
        {balls(foe)}
      </div>
      <div className={styles.near} data-part="near-plates">
        {balls(side)}
        <div className={styles.plates}>{plates(side)}</div>
        {underPlates?.(side)}
      </div>
    </>
  );
}
