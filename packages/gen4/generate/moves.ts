import type { Move as PkmnMove } from '@pkmn/data';
import type { DamageClass, MoveRow } from '../src/rows.ts';
import { moveCorrections } from './facts/move-corrections.ts';
import { moveNames } from './facts/moves.ts';
import { generation4, moveNumber, pkmnId, typeIdOf } from './source.ts';

const damageClasses: Readonly<Record<PkmnMove['category'], DamageClass>> = {
  Physical: 'physical',
  Special: 'special',
  Status: 'status',
};

/** The rows of the move table; throws where a number differs from @pkmn's. */
export function moveRows(): readonly MoveRow[] {
  return moveNames.map(([identifier, name], index) => {
    const move = generation4.moves.get(pkmnId(identifier));
    if (move === undefined || moveNumber(move.id) !== index + 1) {
      throw new Error(`@pkmn has no move ${identifier} with the number ${index + 1}`);
    }
    return {
      id: index + 1,
      identifier,
      name,
      typeId: typeIdOf(move.type),
      damageClass: damageClasses[move.category],
      power: move.basePower > 1 ? move.basePower : null,
      accuracy: move.accuracy === true ? null : move.accuracy,
      pp: move.pp,
      priority: move.priority,
      effectChance: move.secondaries?.[0]?.chance ?? null,
      ...moveCorrections.get(identifier),
    };
  });
}
