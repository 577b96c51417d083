import type { Arena } from './arena-kit.ts';
import { electric, fighting, normal, poison, steel } from './halls.ts';
import { champions, dark, dragon, ghost, psychic } from './mysteries.ts';
import { bug, earth, fire, flying, grass, ice, rock, water } from './wilds.ts';

/** The arenas by the leader's type id; 10001 where none dominates. */
const byType: readonly (readonly [typeId: number, arena: Arena])[] = [
  [1, normal],
  [2, grass],
  [3, water],
  [4, fire],
  [5, electric],
  [6, rock],
  [7, earth],
  [8, fighting],
  [9, ice],
  [10, psychic],
  [11, ghost],
  [12, flying],
  [13, dragon],
  [14, poison],
  [15, bug],
  [16, dark],
  [17, steel],
  [10001, normal],
];

/** Every arena's drawings, by folder on the asset host. */
export const arenas: ReadonlyMap<string, Arena> = new Map([
  ...byType.map(([typeId, arena]) => [`arenas/${typeId}`, arena] as const),
  ...Object.entries(champions).map(
    ([position, arena]) => [`arenas/champion-${position}`, arena] as const,
  ),
]);
