import { lookupById } from './lookup.ts';
import { moveTable } from './tables/moves.ts';
import { requireText } from './text.ts';
import { generation1MoveTexts } from './texts/moves-generation-1.ts';
import { generation2MoveTexts } from './texts/moves-generation-2.ts';
import { generation3MoveTexts } from './texts/moves-generation-3.ts';
import { generation4MoveTexts } from './texts/moves-generation-4.ts';

/** Which stats a move's damage is calculated with; 'status' moves deal none. */
export type DamageClass = 'physical' | 'special' | 'status';

/** A move with its generation-4 figures. */
export interface Move {
  /** National number, 1 to 467. */
  readonly id: number;
  readonly identifier: string;
  readonly name: string;
  /** 1 to 17; 10001 for Maledizione. */
  readonly typeId: number;
  readonly damageClass: DamageClass;
  /** Null for status moves and where the power varies or the damage does not depend on one. */
  readonly power: number | null;
  /** Percent; null when accuracy is not checked. */
  readonly accuracy: number | null;
  /** Before any PP-Su. */
  readonly pp: number;
  /** -7 to 5; higher acts first. */
  readonly priority: number;
  /**
   * Percent chance of the secondary effect of a damaging move, 100 included; null when it has none.
   * Where several effects have chances of their own, the first one's. Null for Schiamazzo, whose
   * chance depends on the cry that was recorded.
   */
  readonly effectChance: number | null;
  /** Italian description. */
  readonly text: string;
}

const texts = {
  ...generation1MoveTexts,
  ...generation2MoveTexts,
  ...generation3MoveTexts,
  ...generation4MoveTexts,
};

/** All 467 moves in national order. */
export const allMoves: readonly Move[] = moveTable.map((row) => ({
  ...row,
  text: requireText('move', texts, row.id),
}));

const lookup = lookupById('move', allMoves);

/** The move with this number, or undefined. */
export function findMove(id: number): Move | undefined {
  return lookup.find(id);
}

/**
 * The move with this number.
 * @throws RangeError when there is none.
 */
export function moveById(id: number): Move {
  return lookup.get(id);
}
